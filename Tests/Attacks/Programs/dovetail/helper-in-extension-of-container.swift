//! class: K7 helpers
//! note: an extension of the container resolves its own parameter
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
extension Container { func get<T>(_ type: T.Type = T.self) throws -> T { try resolve(type) } }
let box = try Container { c in c.register(Feed.self) { _ in Feed() } }
let other = try Container { c in c.register(Chat.self) { _ in Chat() } }
attempt { try box.get(Feed.self) }
attempt { try other.get(Chat.self) }
attempt { try other.get(Feed.self) } //~ missing-registration
