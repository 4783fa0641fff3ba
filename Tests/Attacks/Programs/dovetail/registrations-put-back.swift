//! class: K3 assignments
//! note: a copy of the registrations is put back
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
let box = try Container { c in
    c.register(Chat.self) { _ in Chat() }
    let saved = c
    c.register(Feed.self) { _ in Feed() }
    c = saved
}
attempt { try box.resolve(Chat.self) }
attempt { try box.resolve(Feed.self) }
