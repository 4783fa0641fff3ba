//! class: K7 helpers
//! note: a wrapper keeps what it resolves in a list, and another one in a dictionary
import Swinject
import Probe
final class Feed {}
final class Chat {}
let box = Container()
box.register(Feed.self) { _ in Feed() }
@propertyWrapper struct Listed<T> { let wrappedValue: [T]; init() { wrappedValue = box.resolve(T.self).map { [$0] } ?? [] } }
@propertyWrapper struct Keyed<T> { let wrappedValue: [String: T?]; init() { wrappedValue = ["a": box.resolve(T.self)] } }
struct Screen { @Listed var feeds: [Feed]; @Keyed var keyed: [String: Feed?] }
probe(Screen().feeds.first)
probe(Screen().keyed["a"] ?? nil)
