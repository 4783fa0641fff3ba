//! class: K10 assemblies
//! note: a file that imports no container makes an assembly and throws it away
//// file: App/Box.swift
import Swinject
final class Feed {}
final class Main: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
let assembler = Assembler([])
//// file: App/Boot.swift
func boot() { _ = Main() }
//// file: App/main.swift
import Probe
boot()
probe(assembler.resolver.resolve(Feed.self)) //~ missing-registration
