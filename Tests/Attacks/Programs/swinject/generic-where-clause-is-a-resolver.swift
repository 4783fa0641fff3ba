//! class: K8 not counted
//! note: a generic parameter bound by a where clause
import Swinject
import Probe
final class Feed {}
final class Chat {}
let box = Container()
box.register(Chat.self) { _ in Chat() }
probe(box.resolve(Chat.self))
func show<R>(_ r: R) where R: Resolver { probe(r.resolve(Feed.self)) } //~ missing-registration
show(box)
