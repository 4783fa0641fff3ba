//! class: K16 inferred
//! note: a resolve without a type infers it from the parameter
import Swinject
import Probe
final class Feed {}
final class Chat {}
extension Resolver { func resolve<T>() -> T? { resolve(T.self) } }
func show(feed: Feed?) -> Feed? { feed }
func show(chat: Chat?) -> Chat? { chat }
let box = Container()
box.register(Feed.self) { _ in Feed() }
probe(show(feed: box.resolve()))
probe(show(chat: box.resolve())) //~ missing-registration
