//! class: K16 inferred
//! note: a memberwise initializer says what is asked for
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
struct Screen { var title = "x"; let feed: Feed }
struct Other { let chat: Chat }
let box = try Container { c in c.register(Feed.self) { _ in Feed() } }
attempt { Screen(feed: try box.resolve()) }
attempt { Other(chat: try box.resolve()) } //~ missing-registration
