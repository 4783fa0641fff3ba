//! runs: no
//! proof: proved 4 of 4 resolutions
import Swinject

class A {}
protocol Injected {}
extension Injected {
    static func make() -> Self { container.resolve(Self.self)! }
}
class B: Injected {}
struct Services {
    subscript<T>(_ type: T.Type) -> T { container.resolve(type)! }
}
extension Resolver {
    subscript<T>(_ type: T.Type) -> T { resolve(type)! }
}
let container = Container()
container.register(A.self) { _ in A() }
container.register(B.self) { _ in B() }
_ = container.resolve(A.self)!
_ = (B.make(), Services()[A.self], container[A.self])
