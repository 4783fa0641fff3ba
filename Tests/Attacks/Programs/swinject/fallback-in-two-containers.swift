//! class: K7 helpers
//! note: helper over two containers
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
let box = Container(), other = Container()
box.register(Chat.self) { _ in Chat() }
func get<T>(_ t: T.Type) -> T? { box.resolve(t) ?? other.resolve(t) }
probe(get(Chat.self))
probe(get(Feed.self)) //~ missing-registration
