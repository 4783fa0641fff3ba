//! class: K8 not counted
//! note: the method is kept as a value
import Swinject
import Probe
final class Feed {}
final class Chat {}
let box = Container()
box.register(Feed.self) { _ in Feed() }
let feed: (Feed.Type) -> Feed? = box.resolve
let chat: (Chat.Type) -> Chat? = box.resolve
probe(feed(Feed.self))
probe(chat(Chat.self)) //~ missing-registration
