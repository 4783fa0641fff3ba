//! class: K8 not counted
//! note: a generic type bound to Resolver
import Swinject
import Probe
final class Feed {}
final class Chat {}
let box = Container()
box.register(Chat.self) { _ in Chat() }
probe(box.resolve(Chat.self))
final class Screen<R: Resolver> { let r: R; init(_ r: R) { self.r = r }; func show() { probe(r.resolve(Feed.self)) } } //~ missing-registration
Screen(box).show()
