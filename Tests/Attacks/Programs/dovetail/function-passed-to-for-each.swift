//! class: K7 helpers
//! note: a function is passed to forEach
import Dovetail
import Probe
struct H: Sendable {}
let full = try Container { c in c.register(H.self) { _ in H() } }
let empty = try Container { _ in }
func ask(_ box: Container) { attempt { try box.resolve(H.self) } }
ask(full)
[empty].forEach(ask)
