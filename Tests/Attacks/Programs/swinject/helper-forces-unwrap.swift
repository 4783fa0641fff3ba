//! class: K7 helpers
//! note: a helper unwraps what it resolves, and the program stops
import Swinject
import Probe
final class Feed {}
final class Chat {}
let box = Container()
box.register(Feed.self) { _ in Feed() }
func get<T>(_ type: T.Type) -> T { box.resolve(type)! }
probe(get(Feed.self))
probe(get(Chat.self)) //~ missing-registration
