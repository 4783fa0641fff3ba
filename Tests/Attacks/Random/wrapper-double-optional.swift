//! class: random
//! note: wrapper double optional; found as: a false error
//! kind: swinject
import Probe
import Swinject

final class Api {}

enum Locator {
    nonisolated(unsafe) static var resolver: (any Resolver)!
}

@propertyWrapper struct Injected<Value> {
    var wrappedValue: Value? { Locator.resolver.resolve(Value.self) }
}

struct Screen {
    @Injected var value: Api??
}

let container = Container()
container.register(Api?.self) { _ in Api() }
Locator.resolver = container
probe(Screen().value)
