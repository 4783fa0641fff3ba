//! class: random
//! note: wrapper in lazy dovetail; found as: proved, and fails
//! kind: dovetail
import Dovetail
import Probe

final class Api {}
final class Store {}

enum Locator {
    nonisolated(unsafe) static var container: Container!
}

@propertyWrapper final class Cached<Value> {
    private lazy var stored: Value? = try? Locator.container.resolve(Value.self)
    var wrappedValue: Value? { stored }
}

struct Screen {
    @Cached var value: Api?
}

Locator.container = try! Container { c in
    c.register(Store.self) { _ in Store() }
}
probe(Screen().value)
