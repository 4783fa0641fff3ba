//! class: K1 places
//! note: three levels, each with a service of its own
import Dovetail
import Probe
struct A: Sendable {}
struct B: Sendable {}
struct C: Sendable {}
let app = try Container { c in c.register(A.self) { _ in A() } }
let user = try Container(parent: app) { c in c.register(B.self) { _ in B() } }
let cart = try Container(parent: user) { c in c.register(C.self) { _ in C() } }
attempt { try cart.resolve(A.self) }
attempt { try cart.resolve(B.self) }
attempt { try user.resolve(C.self) } //~ missing-registration
attempt { try app.resolve(B.self) } //~ missing-registration
