//! class: K2 choices
//! note: a wrapper that hides a container behind another
import Swinject
import Probe
final class Feed {}
let full = Container()
full.register(Feed.self) { _ in Feed() }
@propertyWrapper struct Fresh { var wrappedValue: Container { Container() }; init(wrappedValue: Container) {} }
struct Screen { @Fresh var c = full; func show() { probe(c.resolve(Feed.self)) } } //~ missing-registration
Screen().show()
probe(full.resolve(Feed.self))
