//! runs: no
//! proof: proved 2 of 4 resolutions
import Swinject

class A {}
class B {}
final class Services {
    static let shared = Services()
    private let container = Container()
    static func register() { shared.container.register(A.self) { _ in A() } }
    static func resolve<T>(_ type: T.Type = T.self) -> T { shared.container.resolve(type)! }
}
func inject<T>(_ type: T.Type) -> T { Services.resolve(type) }
@propertyWrapper struct Injected<T> {
    lazy var value: T = Services.resolve()
    var wrappedValue: T { mutating get { value } }
}
let other = Container()
other.register(B.self) { _ in B() }
class Screen {
    @Injected var a: A
    @Injected var b: B //~ missing-registration: 'B' is not registered
}
Services.register()
_ = inject(A.self)
_ = inject(B.self) //~ missing-registration: 'B' is not registered
let screen = Screen()
_ = (screen.a, screen.b)
