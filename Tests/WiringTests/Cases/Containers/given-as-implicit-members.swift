//! title: what is handed over or assigned as an implicit member is not taken for another one
//! runs: no
//! proof: proved 4 of 6 resolutions
import Swinject

final class Clock {}
final class Log {}
final class Clocks: Assembly {
    func assemble(container: Container) { container.register(Clock.self) { _ in Clock() } }
}
final class Logs: Assembly {
    func assemble(container: Container) { container.register(Log.self) { _ in Log() } }
}
let assembler: Assembler = .init([Clocks()])
_ = assembler.resolver.resolve(Clock.self)
func start(_ assembler: Assembler) {
    _ = assembler.resolver.resolve(Clock.self)  //~ missing-registration: is not applied to the one created in main.swift
    _ = assembler.resolver.resolve(Log.self)
}
start(.init([Logs()]))
final class Player {
    let assembler: Assembler
    init() { assembler = .init([Logs()]) }
    func ask() {
        _ = assembler.resolver.resolve(Clock.self)  //~ missing-registration: is not applied to 'Player.assembler'
        _ = assembler.resolver.resolve(Log.self)
    }
}
Player().ask()
func fill(_ container: Container) {
    container.register(Log.self) { _ in Log() }
    _ = container.resolve(Log.self)
}
fill(.init())
