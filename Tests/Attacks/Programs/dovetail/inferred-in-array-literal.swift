//! class: K16 inferred
//! note: elements of a typed array literal
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
let box = try Container { c in c.register(Feed.self) { _ in Feed() } }
attempt { let feeds: [Feed] = [try box.resolve(), try box.resolve()]; return feeds }
attempt { let chats: [Chat] = [try box.resolve()]; return chats } //~ missing-registration
