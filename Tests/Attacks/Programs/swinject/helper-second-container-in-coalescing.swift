//! class: K7 helpers
//! note: a helper asks a second container where the first one has nothing
import Swinject
import Probe
final class Feed {}
final class Chat {}
let one = Container(), two = Container()
one.register(Feed.self) { _ in Feed() }
two.register(Chat.self) { _ in Chat() }
func get<T>(_ type: T.Type) -> T? { one.resolve(type) ?? two.resolve(type) }
probe(get(Feed.self))
probe(get(Chat.self))
