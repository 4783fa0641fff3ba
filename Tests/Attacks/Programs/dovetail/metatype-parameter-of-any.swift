//! class: K12 existentials
//! note: a function takes any type and resolves it
import Dovetail
import Probe
struct Feed: Sendable {}
let box = try Container { c in c.register(Feed.self) { _ in Feed() } }
func load(_ type: Any.Type) throws -> Any { try box.resolve(type) }
attempt { try probe(load(Feed.self)) }
