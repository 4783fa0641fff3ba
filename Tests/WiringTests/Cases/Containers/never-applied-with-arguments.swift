//! title: the help to apply an assembly does not leave out what its initializer needs
//! runs: no
import Swinject

final class Clock {}
struct Plain: Assembly { //~ never-applied-assembly: add Plain() to a container
    func assemble(container: Container) { container.register(Clock.self) { _ in Clock() } }
}
struct Given: Assembly { //~ never-applied-assembly: add Given(…) to a container
    let clock: Clock
    init(clock: Clock) { self.clock = clock }
    func assemble(container: Container) { container.register(Clock.self) { _ in self.clock } }
}
let container = Container()
