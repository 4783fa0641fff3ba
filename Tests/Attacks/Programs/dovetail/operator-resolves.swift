//! class: K8 not counted
//! note: an operator of the app resolves
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
postfix operator ^^
let box = try Container { c in c.register(Feed.self) { _ in Feed() } }
postfix func ^^ <T>(type: T.Type) throws -> T { try box.resolve(type) }
attempt { try Feed.self^^ }
attempt { try Chat.self^^ }
