//! class: K1 places
//! note: two types each keep a container under one name
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
enum FeedScreen { static let box = try! Container { c in c.register(Feed.self) { _ in Feed() } } }
enum ChatScreen { static let box = try! Container { c in c.register(Chat.self) { _ in Chat() } } }
attempt { try FeedScreen.box.resolve(Feed.self) }
attempt { try ChatScreen.box.resolve(Chat.self) }
attempt { try ChatScreen.box.resolve(Feed.self) } //~ missing-registration
