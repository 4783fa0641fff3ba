//! class: K7 helpers
//! note: a second container is asked where the first one has nothing
import Swinject
import Probe
final class Feed {}
final class Chat {}
let first = Container()
let second = Container()
first.register(Feed.self) { _ in Feed() }
second.register(Chat.self) { _ in Chat() }
func get<T>(_ type: T.Type) -> T? { first.resolve(T.self) ?? second.resolve(T.self) }
probe(get(Feed.self))
probe(get(Chat.self))
probe(first.resolve(Feed.self) ?? second.resolve(Feed.self))
