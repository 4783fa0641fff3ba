//! class: K7 helpers
//! note: a helper's name has a default that nothing is registered with
import Swinject
import Probe
final class Feed {}
let box = Container()
box.register(Feed.self, name: "main") { _ in Feed() }
func get<T>(_ type: T.Type, _ name: String? = nil) -> T? { box.resolve(type, name: name) }
probe(get(Feed.self, "main"))
probe(get(Feed.self)) //~ missing-registration
