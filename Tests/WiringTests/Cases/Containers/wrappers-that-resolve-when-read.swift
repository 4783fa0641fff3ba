//! title: services that need each other through wrappers that resolve when they are read
//! command: check
//! runs: no
//! proof: proved 4 of 4 resolutions
import Swinject

extension Container { static var main: Resolver! }
@propertyWrapper
final class Inject<Value> {
    private var storage: Value?
    init() {}
    var wrappedValue: Value {
        storage ?? {
            let value = Container.main.resolve(Value.self)!
            storage = value
            return value
        }()
    }
}
protocol Left { func name() -> String }
protocol Right { func name() -> String }
struct Clock {}
final class A: Left {
    @Inject var right: Right
    func name() -> String { "a" }
}
final class B: Right {
    @Inject var left: Left
    @Inject var clock: Clock
    func name() -> String { "b" + left.name() }
}
let container = Container()
container.register(Left.self) { _ in A() }
container.register(Right.self) { _ in B() }
container.register(Clock.self) { _ in Clock() }
Container.main = container
print(container.resolve(Right.self)!.name())
_ = (A().right, B().left, B().clock)
