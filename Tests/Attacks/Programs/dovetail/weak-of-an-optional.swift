//! class: K14 creation
//! note: scope weak of an optional
import Dovetail
import Probe
final class Feed: Sendable {}
final class Chat: Sendable {}
let box = try Container { c in
    c.register(Chat.self) { _ in Chat() }
    c.register(Feed?.self, scope: .weak) { _ in Feed() } //~ invalid-scope
}
attempt { try box.resolve(Chat.self) }
attempt { try box.resolve(Feed?.self) }
