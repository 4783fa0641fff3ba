//! class: K7 helpers
//! note: a helper falls back to another name, and nothing has either
import Swinject
import Probe
final class Feed {}
final class Chat {}
let box = Container()
box.register(Chat.self, name: "a") { _ in Chat() }
box.register(Feed.self, name: "a") { _ in Feed() }
func need<T>(_ type: T.Type, _ name: String) -> T? { box.resolve(type, name: name) ?? box.resolve(type, name: "zz") }
probe(need(Chat.self, "a"))
probe(need(Feed.self, "b")) //~ missing-registration
