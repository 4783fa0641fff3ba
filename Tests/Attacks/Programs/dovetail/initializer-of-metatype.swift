//! class: K7 helpers
//! note: a metatype in a constant is called
import Dovetail
import Probe
struct H: Sendable {}
let full = try Container { c in c.register(H.self) { _ in H() } }
let empty = try Container { _ in }
struct V { let box: Container; func go() { attempt { try box.resolve(H.self) } } }
V(box: full).go()
let type = V.self
type.init(box: empty).go()
