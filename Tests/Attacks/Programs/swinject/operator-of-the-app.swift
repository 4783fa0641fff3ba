//! class: K8 not counted
//! note: a prefix operator resolves
import Swinject
import Probe
prefix operator §
final class Feed {}
final class Chat {}
let box = Container()
box.register(Feed.self) { _ in Feed() }
prefix func § <T>(type: T.Type) -> T? { box.resolve(type) }
probe(§Feed.self)
probe(§Chat.self)
