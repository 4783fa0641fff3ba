//! class: K7 helpers
//! note: what fails is replaced by a default, or is compared with nil
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}

let box = try Container { c in c.register(Chat.self) { _ in Chat() } }
func has<T>(_ type: T.Type) -> Bool { (try? box.resolve(T.self)) != nil }
same(!has(Feed.self))
same(has(Chat.self))
let feed = (try? box.resolve(Feed.self)) ?? Feed()
probe(feed)
attempt { try box.resolve(Feed.self) }
