//! class: K5 types
//! note: a variadic parameter is passed on as a list
import Dovetail
import Probe
struct Feed: Sendable {}
let box = try Container { c in c.register(Feed.self) { (_: borrowing Resolver, _: String) in Feed() } }
func show(_ names: String...) throws { try probe(box.resolve(Feed.self, arguments: names)) }
attempt { try show("a") }
