//! class: K1 places
//! note: one of two containers in an array lacks the service
import Dovetail
import Probe
struct Session: Sendable {}
let full = try Container { c in c.register(Session.self) { _ in Session() } }
let all = [full, try Container { _ in }]
attempt { try all[0].resolve(Session.self) }
attempt { try all[1].resolve(Session.self) }
