//! class: K7 helpers
//! note: a helper passes a name on that has a default
import Dovetail
import Probe
struct Feed: Sendable {}
let box = try Container { c in c.register(Feed.self, name: "main") { _ in Feed() } }
func get<T>(_ type: T.Type, named name: String = "main") throws -> T { try box.resolve(T.self, name: name) }
attempt { try get(Feed.self) }
attempt { try get(Feed.self, named: "main") }
attempt { try get(Feed.self, named: "side") } //~ missing-registration
