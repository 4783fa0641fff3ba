//! class: K9 dispatch
//! note: names of functions that local variables hide, or hold
import Swinject
import Probe
final class Feed {}
final class Chat {}
let box = Container()
func fill(_ c: Container) { c.register(Feed.self) { _ in Feed() } }
func more(_ c: Container) { c.register(Chat.self) { _ in Chat() } }
func build(more: (Container) -> Void) { more(box) }
func show() { build(more: more) }
fill(box)
show()
probe(box.resolve(Chat.self))
probe(box.resolve(Feed.self))
