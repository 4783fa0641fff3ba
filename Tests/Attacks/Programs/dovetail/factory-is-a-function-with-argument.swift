//! class: K13 function needs
//! note: factory is a function with argument
import Dovetail
import Probe
struct P: Sendable {}
func makeP(_ r: borrowing Resolver, id: Int) -> P { P() }
let box = try Container { c in c.register(P.self, factory: makeP) }
attempt { try box.resolve(P.self) } //~ argument-mismatch: 'P'
