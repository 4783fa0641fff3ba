//! class: K9 dispatch
//! note: an override adds to what its base registers
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
class Base { func fill(_ c: inout Registrations) { c.register(Feed.self) { _ in Feed() } } }
final class More: Base { override func fill(_ c: inout Registrations) { super.fill(&c); c.register(Chat.self) { _ in Chat() } } }
let box = try Container { c in More().fill(&c) }
attempt { try box.resolve(Feed.self) }
attempt { try box.resolve(Chat.self) }
