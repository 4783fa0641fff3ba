//! class: K2 choices
//! note: the parent of a container is taken from a dictionary
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
let app = try Container { c in c.register(Feed.self) { _ in Feed() } }
let known = ["app": app]
let session = try Container(parent: known["app"]!) { c in c.register(Chat.self) { _ in Chat() } }
attempt { try session.resolve(Feed.self) }
attempt { try session.resolve(Chat.self) }
attempt { try session.resolve(Int.self) }
let alone = try Container(parent: nil) { c in c.register(Chat.self) { _ in Chat() } }
attempt { try alone.resolve(Chat.self) }
