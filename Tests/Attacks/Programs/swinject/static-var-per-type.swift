//! class: K1 places
//! note: two types keep their container under one name
import Swinject
import Probe
final class Feed {}
final class Chat {}
enum FeedScreen { static let box = Container { $0.register(Feed.self) { _ in Feed() } } }
enum ChatScreen { static let box = Container { $0.register(Chat.self) { _ in Chat() } } }
probe(FeedScreen.box.resolve(Feed.self))
probe(ChatScreen.box.resolve(Chat.self))
probe(FeedScreen.box.resolve(Chat.self)) //~ missing-registration
