//! class: K16 inferred
//! note: both sides of a ternary have the variable's type
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
let box = try Container { c in c.register(Feed.self) { _ in Feed() }; c.register(Feed.self, name: "b") { _ in Feed() } }
let flag = CommandLine.arguments.count > 40
attempt { let feed: Feed = flag ? try box.resolve() : try box.resolve(name: "b"); return feed }
attempt { let chat: Chat = flag ? try box.resolve() : try box.resolve(name: "b"); return chat } //~ missing-registration
