//! class: K7 helpers
//! note: an operator registers a factory
import Swinject
import Probe
final class Feed {}
final class Chat {}
infix operator <+
func <+ <T>(c: Container, make: @escaping () -> T) { c.register(T.self) { _ in make() } }
let box = Container()
box <+ { Feed() }
probe(box.resolve(Feed.self))
probe(box.resolve(Chat.self)) //~ missing-registration
