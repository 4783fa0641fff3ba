//! class: K7 helpers
//! note: a helper asks a second container where the first one fails
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
let first = try Container { c in c.register(Feed.self) { _ in Feed() } }
let second = try Container { c in c.register(Chat.self) { _ in Chat() } }
func get<T>(_ type: T.Type) throws -> T { do { return try first.resolve(T.self) } catch { return try second.resolve(T.self) } }
attempt { try get(Feed.self) }
attempt { try get(Chat.self) }
