//! class: K6 names
//! note: two enums of one last name with other raw values
import Dovetail
import Probe
struct Api: Sendable {}
enum Feed { enum Key: String { case main = "feed.main" } }
enum Chat { enum Key: String { case main = "chat.main" } }
let box = try Container { c in c.register(Api.self, name: Feed.Key.main.rawValue) { _ in Api() } }
attempt { try box.resolve(Api.self, name: Feed.Key.main.rawValue) }
attempt { try box.resolve(Api.self, name: Chat.Key.main.rawValue) }
