//! class: K7 helpers
//! note: a wrapper takes its value from the property and asks nothing
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
let box = try Container { c in c.register(Chat.self) { _ in Chat() } }
@propertyWrapper struct Injected<T> {
    let wrappedValue: T
    init() { wrappedValue = try! box.resolve(T.self) }
    init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
struct Screen { @Injected var feed: Feed = Feed() }
probe(Screen().feed)
attempt { try box.resolve(Chat.self) }
