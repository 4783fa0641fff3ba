//! class: K7 helpers
//! note: a wrapper's value is a box around what is resolved
import Swinject
import Probe
final class Feed {}
struct Held<T> { let value: T? }
let box = Container()
box.register(Feed.self) { _ in Feed() }
@propertyWrapper struct Inject<T> { let wrappedValue: Held<T>; init() { wrappedValue = Held(value: box.resolve(T.self)) } }
struct Screen { @Inject var feed: Held<Feed> }
probe(Screen().feed.value)
