//! class: K9 dispatch
//! note: a type's own method and an extension's default fill
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
protocol Fills { func fill(_ c: inout Registrations) }
extension Fills { func fill(_ c: inout Registrations) { c.register(Feed.self) { _ in Feed() } } }
struct Plain: Fills {}
struct Own: Fills { func fill(_ c: inout Registrations) { c.register(Chat.self) { _ in Chat() } } }
let plain = try Container { c in Plain().fill(&c) }
let own = try Container { c in Own().fill(&c) }
attempt { try plain.resolve(Feed.self) }
attempt { try own.resolve(Chat.self) }
attempt { try own.resolve(Feed.self) } //~ missing-registration
