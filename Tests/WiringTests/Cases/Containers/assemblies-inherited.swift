//! runs: no
//! proof: proved 6 of 6 resolutions
import Swinject

class Clock {}
class Store { init(clock: Clock) {} }
class Log {}
class Cart {}

class Base: Assembly {
    func assemble(container: Container) {
        services(in: container)
        views(in: container)
    }
    func services(in container: Container) {}
    func views(in container: Container) {}
}
final class Home: Base {
    override func services(in container: Container) { container.register(Clock.self) { _ in Clock() } }
    override func views(in container: Container) {
        container.register(Store.self) { r in Store(clock: r.resolve(Clock.self)!) }
    }
}

protocol Feature: Assembly { func fill(_ container: Container) }
extension Feature {
    func assemble(container: Container) { fill(container) }
}
struct Logging: Feature {
    func fill(_ container: Container) { container.register(Log.self) { _ in Log() } }
}

class Carts: Assembly {
    func assemble(container: Container) { container.register(Cart.self) { _ in Cart() } }
}
final class MoreCarts: Carts {
    override func assemble(container: Container) {
        super.assemble(container: container)
        container.register(Int.self) { r in r.resolve(Cart.self)!.hashValue }
    }
}

let other = Container()
let assembler = Assembler([Home()] + [Logging()])
assembler.apply(assembly: MoreCarts())
_ = assembler.resolver.resolve(Store.self)!
_ = assembler.resolver.resolve(Log.self)!
_ = assembler.resolver.resolve(Cart.self)!
_ = assembler.resolver.resolve(Int.self)!
