//! class: K6 names
//! note: a property wrapper resolves under a default name
import Dovetail
import Probe
struct Feed: Sendable {}
let box = try Container { c in c.register(Feed.self) { _ in Feed() } }
@propertyWrapper struct Injected<T> {
    let wrappedValue: T
    init(_ name: String? = "live") { wrappedValue = try! box.resolve(T.self, name: name) }
}
struct Screen { @Injected var feed: Feed }
probe(Screen().feed)
