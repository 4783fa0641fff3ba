//! class: K7 helpers
//! note: a property wrapper takes the name of the service
import Dovetail
import Probe
struct Feed: Sendable {}
let box = try Container { c in c.register(Feed.self, name: "main") { _ in Feed() } }
@propertyWrapper struct Injected<T> { let wrappedValue: T; init(_ name: String) { wrappedValue = try! box.resolve(T.self, name: name) } }
struct Screen { @Injected("main") var feed: Feed }
struct Other { @Injected("side") var feed: Feed } //~ missing-registration
probe(Screen().feed)
_ = Other()
