//! class: K2 choices
//! note: a default argument is one container, a call passes another one
import Dovetail
import Probe
struct Feed: Sendable {}
let full = try Container { c in c.register(Feed.self) { _ in Feed() } }
let empty = try Container { _ in }
func ask(_ box: Container = full) -> Bool { (try? box.resolve(Feed.self)) != nil }
attempt { try full.resolve(Feed.self) }
same(ask())
same(!ask(empty))
