//! class: random
//! note: cycle through a wrapper; found as: proved, and fails
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

final class Screen {
    @Injected var api: Api?
    func show() {
        probe(api)
    }
}

func start() {
    let container = Container()
    container.register(Api.self) { _ in
        Screen().show()
        return Api()
    }
    Locator.resolver = container
    probe(container.resolve(Api.self))
}
start()
