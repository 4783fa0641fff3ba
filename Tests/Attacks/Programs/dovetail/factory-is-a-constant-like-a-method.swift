//! class: K13 function needs
//! note: the factory is a constant with the name of another type's method
import Dovetail
import Probe
struct P: Sendable {}
enum Other { static func makeP(_ r: borrowing Resolver) -> P { P() } }
let makeP: @Sendable (borrowing Resolver, Int) -> P = { _, _ in P() }
let box = try Container { c in c.register(P.self, factory: makeP) }
attempt { try box.resolve(P.self) }
