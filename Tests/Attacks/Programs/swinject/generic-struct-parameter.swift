//! class: K5 types
//! note: a generic struct asks for its parameter
import Swinject
import Probe
final class Feed {}
final class Chat {}
let box = Container()
box.register(Feed.self) { _ in Feed() }
struct Loader<Model> { func load() { probe(box.resolve(Model.self)) } }
Loader<Feed>().load()
Loader<Chat>().load()
