//! class: K7 helpers
//! note: Dovetail: try? of two containers
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
let box = try Container { c in c.register(Chat.self) { _ in Chat() } }
let other = try Container { c in c.register(Int.self) { _ in 1 } }
func get<T>(_ t: T.Type) -> T? { (try? box.resolve(t)) ?? (try? other.resolve(t)) }
probe(get(Chat.self))
probe(get(Feed.self)) //~ missing-registration
func need<T>(_ t: T.Type) throws -> T { try (try? box.resolve(t)) ?? other.resolve(t) }
attempt { try need(Chat.self) }
attempt { try need(Feed.self) } //~ missing-registration
