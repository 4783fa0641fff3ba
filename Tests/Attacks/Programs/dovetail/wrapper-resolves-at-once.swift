//! class: K7 helpers
//! note: a property wrapper resolves its value's type
import Dovetail
import Probe
struct Feed: Sendable {}
let box = try Container { c in c.register(Feed.self) { _ in Feed() } }
@propertyWrapper struct Injected<T> { let wrappedValue: T; init() { wrappedValue = try! box.resolve(T.self) } }
struct Screen { @Injected var feed: Feed }
probe(Screen().feed)
