//! class: K7 helpers
//! note: what is resolved in the else of guard let is another service, and no replacement
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
struct Missing: Error {}
let box = try Container { c in c.register(Chat.self) { _ in Chat() } }
attempt {
    guard let feed = try? box.resolve(Feed.self) else { _ = try box.resolve(Chat.self); throw Missing() }
    return feed
}
