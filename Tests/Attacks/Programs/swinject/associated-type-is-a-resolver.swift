//! class: K8 not counted
//! note: an associated type bound to Resolver
import Swinject
import Probe
final class Feed {}
final class Chat {}
let box = Container()
box.register(Chat.self) { _ in Chat() }
probe(box.resolve(Chat.self))
protocol Screen { associatedtype R: Resolver; var r: R { get } }
extension Screen { func show() { probe(r.resolve(Feed.self)) } } //~ missing-registration
struct Main: Screen { let r: Container }
Main(r: box).show()
