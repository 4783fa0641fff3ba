//! class: K1 places
//! note: a function makes one kind of container
import Dovetail
import Probe
struct Session: Sendable { let user: String }
func make(_ user: String) throws -> Container { try Container { c in c.register(Session.self) { _ in Session(user: user) } } }
let ann = try make("ann"), bob = try make("bob")
attempt { try ann.resolve(Session.self) }
attempt { try bob.resolve(Session.self) }
