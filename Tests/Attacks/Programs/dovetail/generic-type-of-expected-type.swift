//! class: K7 helpers
//! note: the type of a variable says what a generic type is made with
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}

let box = try Container { c in c.register(Feed.self) { _ in Feed() } }
struct Held<Item> { let item: Item?; init() { item = try? box.resolve(Item.self) } }
let feed: Held<Feed> = Held()
probe(feed.item)
