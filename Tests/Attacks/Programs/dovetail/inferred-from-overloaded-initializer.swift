//! class: K16 inferred
//! note: what is asked for depends on the initializer that is called
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
struct Screen { init(feed: Feed) {}; init(chat: Chat) {} }
let box = try Container { c in c.register(Feed.self) { _ in Feed() } }
attempt { Screen(feed: try box.resolve()) }
attempt { Screen(chat: try box.resolve()) } //~ missing-registration
