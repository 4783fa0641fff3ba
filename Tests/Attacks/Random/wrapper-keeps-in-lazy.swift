//! class: random
//! note: wrapper keeps in lazy; found as: proved, and fails
//! kind: swinject
import Probe
import Swinject

final class Api {}
final class Store {}

enum Locator {
    nonisolated(unsafe) static var resolver: (any Resolver)!
}

@propertyWrapper final class Cached<Value> {
    private lazy var stored: Value? = Locator.resolver.resolve(Value.self)
    var wrappedValue: Value? { stored }
}

struct Screen {
    @Cached var value: Api?
}

let container = Container()
container.register(Store.self) { _ in Store() }
Locator.resolver = container
probe(Screen().value)
