//! class: K8 not counted
//! note: a subscript of an extension resolves
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
extension Container { subscript<T>(_ type: T.Type) -> T? { try? resolve(type) } }
let box = try Container { c in c.register(Feed.self) { _ in Feed() } }
probe(box[Feed.self])
probe(box[Chat.self])
