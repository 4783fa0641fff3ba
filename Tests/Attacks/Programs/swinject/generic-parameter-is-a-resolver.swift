//! class: K8 not counted
//! note: a generic parameter bound to Resolver
import Swinject
import Probe
final class Feed {}
final class Chat {}
let box = Container()
box.register(Chat.self) { _ in Chat() }
probe(box.resolve(Chat.self))
func show<R: Resolver>(_ r: R) { probe(r.resolve(Feed.self)) } //~ missing-registration
show(box)
