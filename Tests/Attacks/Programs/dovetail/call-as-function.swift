//! class: K8 not counted
//! note: a value is called as a function, and resolves
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
struct Get: Sendable { let box: Container; func callAsFunction<T>(_ type: T.Type) throws -> T { try box.resolve(type) } }
let get = Get(box: try Container { c in c.register(Feed.self) { _ in Feed() } })
attempt { try get(Feed.self) }
attempt { try get(Chat.self) }
