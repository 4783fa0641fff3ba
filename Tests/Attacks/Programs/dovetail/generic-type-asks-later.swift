//! class: K7 helpers
//! note: a method of a generic type asks for its parameter
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}

let box = try Container { c in c.register(Feed.self) { _ in Feed() } }
struct Loader<Item> { func load() { attempt { try box.resolve(Item.self) } } }
Loader<Feed>().load()
