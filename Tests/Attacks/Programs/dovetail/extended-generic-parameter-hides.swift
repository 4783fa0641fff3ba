//! class: K5 types
//! note: the parameter of an extended type has the name of a registered type
import Dovetail
import Probe
struct Item: Sendable {}
struct Page<Item> { let items: [Item] }
let box = try Container { c in c.register(Item.self) { _ in Item() } }
extension Page { func load() { attempt { try box.resolve(Item.self) } } }
Page(items: [1]).load()
