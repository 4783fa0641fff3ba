//! class: K7 helpers
//! note: fallback to a default object
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
let box = Container(), other = Container()
box.register(Chat.self) { _ in Chat() }
func get<T>(_ t: T.Type, or d: T) -> T { box.resolve(t) ?? other.resolve(t) ?? d }
probe(get(Chat.self, or: Chat()))
probe(get(Feed.self, or: Feed()))
