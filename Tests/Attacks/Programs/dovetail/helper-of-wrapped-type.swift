//! class: K7 helpers
//! note: a helper asks for a list of what it is given
import Dovetail
import Probe
struct Feed: Sendable {}
let box = try Container { c in c.contribute(Feed.self) { _ in Feed() } }
func list<Item>(_ type: Item.Type) throws -> [Item] { try box.resolve([Item].self) }
func one<Item>(_ type: Item.Type) throws -> Item { try box.resolve(Item.self) }
attempt { try list(Feed.self) }
attempt { try one(Feed.self) } //~ missing-registration
