//! class: K8 not counted
//! note: the method is taken as a value and called later
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
let box = try Container { c in c.register(Feed.self) { _ in Feed() } }
attempt { try [Feed.self].map { try box.resolve($0) } }
attempt { try [Chat.self].map { try box.resolve($0) } }
