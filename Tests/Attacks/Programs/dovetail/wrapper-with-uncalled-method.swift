//! class: K7 helpers
//! note: a wrapper has a second method that resolves, and nobody calls it
import Dovetail
import Probe
struct Feed: Sendable {}
let box = try Container { c in c.register(Feed.self) { _ in Feed() } }
@propertyWrapper struct Injected<T> {
    var wrappedValue: T { try! box.resolve(T.self) }
    func named() throws -> T { try box.resolve(T.self, name: "named") }
}
struct Screen { @Injected var feed: Feed }
probe(Screen().feed)
