//! class: K13 function needs
//! note: factory is a constant with argument
import Dovetail
import Probe
struct P: Sendable {}
let makeP: @Sendable (borrowing Resolver, Int) -> P = { _, _ in P() }
let box = try Container { c in c.register(P.self, factory: makeP) }
attempt { try box.resolve(P.self) }
