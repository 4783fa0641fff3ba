//! class: K16 inferred
//! note: an inherited method says what is asked for
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
class Base { func show(_ feed: Feed) {} }
final class Screen: Base { func show(chat: Chat) {} }
let box = try Container { c in c.register(Feed.self) { _ in Feed() } }
attempt { Screen().show(try box.resolve()) }
attempt { Screen().show(chat: try box.resolve()) } //~ missing-registration
