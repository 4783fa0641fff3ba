//! class: K10 assemblies
//! note: the function that registers is called by one of a file that imports no container, in a branch
//// file: App/Box.swift
import Swinject
final class Clock {}
let box = Container()
func fill() { box.register(Clock.self) { _ in Clock() } }
//// file: App/Prepare.swift
func prepare() { fill() }
//// file: App/main.swift
import Probe
if CommandLine.argc > 90 { prepare() }
probe(box.resolve(Clock.self))
