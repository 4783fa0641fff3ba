//! class: K10 assemblies
//! note: a function that nothing calls, in a file that imports no container, calls the one that applies the assembly
//// file: App/Box.swift
import Swinject
final class Feed {}
final class Main: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
let assembler = Assembler([])
//// file: App/Apply.swift
func apply() { assembler.apply(assembly: Main()) }
//// file: App/Boot.swift
func boot() { apply() }
//// file: App/main.swift
import Probe
probe(assembler.resolver.resolve(Feed.self)) //~ missing-registration
