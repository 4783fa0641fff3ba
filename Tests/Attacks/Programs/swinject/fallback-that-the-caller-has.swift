//! class: K7 helpers
//! note: a caller that accepts nil (must not be an error)
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
let box = Container(), other = Container()
box.register(Chat.self) { _ in Chat() }
func get<T>(_ t: T.Type) -> T? { box.resolve(t) }
probe(get(Chat.self))
probe(get(Feed.self) ?? Feed())
print(get(Feed.self) == nil)
