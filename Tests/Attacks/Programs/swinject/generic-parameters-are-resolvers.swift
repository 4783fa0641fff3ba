//! class: K8 not counted
//! note: bound generics that find what they ask
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
let box = Container(), other = Container()
box.register(Chat.self) { _ in Chat() }
other.register(Chat.self) { _ in Chat() }
func show<R: Resolver>(_ r: R) { probe(r.resolve(Chat.self)) }
func plain(_ r: some Resolver) { probe(r.resolve(Chat.self)) }
struct Screen { func show<R>(_ r: R) where R: Resolver { probe(r.resolve(Chat.self)) } }
final class Page<R: Resolver> { let r: R; init(_ r: R) { self.r = r }; func show() { probe(r.resolve(Chat.self)) } }
show(box)
show(other)
plain(box)
Screen().show(box)
Page(other).show()
