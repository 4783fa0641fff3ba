//! class: K9 dispatch
//! note: a base fills one container, its subclass another one
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
class Base { func fill(_ c: inout Registrations) { c.register(Feed.self) { _ in Feed() } } }
final class Sub: Base { override func fill(_ c: inout Registrations) { c.register(Chat.self) { _ in Chat() } } }
let one = try Container { c in Base().fill(&c) }
let two = try Container { c in Sub().fill(&c) }
attempt { try one.resolve(Feed.self) }
attempt { try two.resolve(Chat.self) }
attempt { try one.resolve(Chat.self) }
attempt { try two.resolve(Feed.self) }
