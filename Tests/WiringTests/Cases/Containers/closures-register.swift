//! runs: no
//! proof: proved 3 of 4 resolutions
import Swinject

class A {}
class B {}
class C {}
class D {}
extension Container {
    func configured(_ body: (Container) -> Void) -> Container {
        body(self)
        return self
    }
}
final class Services {
    static let shared = Services()
    private let container = Container()
    func with(_ body: (Container) -> Void) { body(container) }
    func optional<T>(_ type: T.Type) -> T? { container.resolve(type) }
}
let first = Container().configured { $0.register(A.self) { _ in A() } }
let setUp: (Container) -> Void = { container in container.register(B.self) { _ in B() } }
setUp(first)
Services.shared.with { $0.register(C.self) { _ in C() } }
Services.shared.with { $0.register(C.self) { _ in C() } }
_ = first.resolve(A.self)!
_ = first.resolve(B.self)!
_ = Services.shared.optional(C.self)
_ = Services.shared.optional(D.self) //~ missing-registration: 'D' is not registered
