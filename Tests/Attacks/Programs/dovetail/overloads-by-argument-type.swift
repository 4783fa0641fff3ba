//! class: K9 dispatch
//! note: which of two functions fills depends on an argument's type
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
func fill(_ c: inout Registrations, _ n: Int) { c.register(Feed.self) { _ in Feed() } }
func fill(_ c: inout Registrations, _ s: String) { c.register(Chat.self) { _ in Chat() } }
let box = try Container { c in fill(&c, 1) }
attempt { try box.resolve(Feed.self) }
attempt { try box.resolve(Chat.self) }
