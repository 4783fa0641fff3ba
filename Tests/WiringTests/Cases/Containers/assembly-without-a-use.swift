//! title: an assembly that nothing applies registers nothing in the only container
//! runs: no
//! proof: proved 0 of 1 resolution
import Swinject

final class Clock {}
final class Clocks: Assembly {
    func assemble(container: Container) { container.register(Clock.self) { _ in Clock() } }
}
let container = Container()
_ = container.resolve(Clock.self) //~ missing-registration: 'Clock'
