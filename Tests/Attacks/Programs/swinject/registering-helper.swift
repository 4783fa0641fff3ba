//! class: K7 helpers
//! note: a helper registers what it is given, and one call uses a name
import Swinject
import Probe
final class Feed {}
final class Chat {}
let box = Container()
func add<T>(_ type: T.Type, _ name: String? = nil, _ make: @escaping () -> T) { box.register(type, name: name) { _ in make() } }
add(Feed.self) { Feed() }
add(Chat.self, "main") { Chat() }
probe(box.resolve(Feed.self))
probe(box.resolve(Chat.self, name: "main"))
probe(box.resolve(Chat.self)) //~ missing-registration
