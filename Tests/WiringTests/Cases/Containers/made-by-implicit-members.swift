//! title: containers and assemblers that are made as implicit members
//! runs: no
//! proof: proved 5 of 7 resolutions
import Swinject

final class Clock {}
final class Log {}
final class Feed: Assembly { func assemble(container: Container) { container.register(Log.self) { _ in Log() } } }
final class Player {
    let container: Container = .init()
    init() { container.register(Clock.self) { _ in Clock() } }
    func ask() { _ = container.resolve(Clock.self) }
}
final class Reader {
    let container: Container = .init()
    func ask() { _ = container.resolve(Clock.self) } //~ missing-registration: in 'Reader.container'
}
func make() -> Container { .init() }
let made = make()
made.register(Clock.self) { _ in Clock() }
_ = made.resolve(Clock.self)
let assembler: Assembler = .init([Feed()])
_ = assembler.resolver.resolve(Log.self)
let child: Container = .init(parent: made)
_ = child.resolve(Clock.self)
_ = child.resolve(Log.self) //~ missing-registration: 'Log'
func fill(_ container: Container) {
    container.register(Clock.self) { _ in Clock() }
    _ = container.resolve(Clock.self)
}
fill(.init())
Player().ask()
Reader().ask()
