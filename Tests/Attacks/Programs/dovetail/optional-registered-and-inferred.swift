//! class: K16 inferred
//! note: an optional is registered, and resolved where one is expected
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
let box = try Container { c in c.register(Feed?.self) { _ in Feed() } }
attempt { let feed: Feed? = try box.resolve(); return feed }
attempt { let feed: Feed = try box.resolve(); return feed }
attempt { let chat: Chat? = try box.resolve(); return chat }
