//! class: K8 not counted
//! note: a subscript of an extension of Resolver resolves
import Swinject
import Probe
final class Feed {}
final class Chat {}
extension Resolver { subscript<T>(_ type: T.Type) -> T? { resolve(type) } }
let box = Container()
box.register(Feed.self) { _ in Feed() }
probe(box[Feed.self])
probe(box[Chat.self])
