//! class: K7 helpers
//! note: a helper infers what it asks for from what is wanted
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
let box = try Container { c in c.register(Feed.self) { _ in Feed() } }
func get<Wanted>() throws -> Wanted { try box.resolve(Wanted.self) }
attempt { let feed: Feed = try get(); return feed }
attempt { let chat: Chat = try get(); return chat } //~ missing-registration
