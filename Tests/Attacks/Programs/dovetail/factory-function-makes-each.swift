//! class: K1 places
//! note: a function makes another container for each flag
import Dovetail
import Probe
struct Session: Sendable {}
struct Cart: Sendable {}
func make(guest: Bool) throws -> Container {
    guest ? try Container { c in c.register(Cart.self) { _ in Cart() } } : try Container { c in c.register(Session.self) { _ in Session() } }
}
let guest = try make(guest: true)
let user = try make(guest: false)
attempt { try guest.resolve(Cart.self) }
attempt { try guest.resolve(Session.self) }
attempt { try user.resolve(Session.self) }
