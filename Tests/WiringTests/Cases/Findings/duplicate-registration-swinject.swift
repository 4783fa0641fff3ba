//! title: Swinject keeps the registration that is made last, which need not be the later one in the sources
//! command: check
//! runs: no
import Swinject

struct Clock {}
final class First: Assembly {
    func assemble(container: Container) {
        container.register(Clock.self) { _ in Clock() }
    }
}
final class Second: Assembly {
    func assemble(container: Container) {
        container.register(Clock.self) { _ in Clock() } //~ duplicate-registration: the later one on line 6 replaces this one
    }
}
final class Early: Assembly {
    func assemble(container: Container) {
        container.register(Int.self) { _ in 1 }
    }
}
final class Late: Assembly {
    func assemble(container: Container) {
        container.register(Int.self) { _ in 2 } //~ duplicate-registration: the one made last replaces the other
    }
}
let assembler = Assembler([Second(), First()])
assembler.apply(assembly: Early())
assembler.apply(assemblies: [Late()])
_ = assembler.resolver.resolve(Clock.self)!
_ = assembler.resolver.resolve(Int.self)!
