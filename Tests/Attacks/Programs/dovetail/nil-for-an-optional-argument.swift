//! class: K13 function needs
//! note: what may be missing is tried for an optional parameter
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}

struct Screen: Sendable { init(_ feed: Feed, chat: Chat?) {} }
let box = try Container { c in
    c.register(Feed.self) { _ in Feed() }
    c.register(Screen.self) { r in Screen(try r.resolve(Feed.self), chat: try? r.resolve(Chat.self)) }
}
attempt { try box.resolve(Screen.self) }
