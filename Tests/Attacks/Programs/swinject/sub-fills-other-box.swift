//! class: K9 dispatch
//! note: a base and its subclass fill two containers
import Swinject
import Probe
final class Feed {}
final class Chat {}
class Base { func fill(_ box: Container) { box.register(Feed.self) { _ in Feed() } } }
final class Sub: Base { override func fill(_ box: Container) { box.register(Chat.self) { _ in Chat() } } }
let a = Container(), b = Container()
Base().fill(a)
Sub().fill(b)
probe(a.resolve(Feed.self))
probe(b.resolve(Chat.self))
probe(b.resolve(Feed.self))
probe(a.resolve(Chat.self))
