//! class: K9 dispatch
//! note: a parameter hides a function
import Swinject
import Probe
final class Feed {}
final class Chat {}
let box = Container()
func more(_ c: Container) { c.register(Chat.self) { _ in Chat() } }
func build(more: (Container) -> Void) { more(box) }
box.register(Feed.self) { _ in Feed() }
build { _ in }
probe(box.resolve(Feed.self))
probe(box.resolve(Chat.self))
