//! class: K5 types
//! note: a type with a pack asks for each of its types
import Swinject
import Probe
final class Feed {}
final class Chat {}
let box = Container()
box.register(Feed.self) { _ in Feed() }
struct Screen<each T> { func load() { repeat probe(box.resolve((each T).self)) } }
Screen<Feed>().load()
Screen<Feed, Chat>().load()
