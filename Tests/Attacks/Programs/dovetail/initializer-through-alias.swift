//! class: K7 helpers
//! note: an alias of the type is called
import Dovetail
import Probe
struct H: Sendable {}
let full = try Container { c in c.register(H.self) { _ in H() } }
let empty = try Container { _ in }
struct V { let box: Container; func go() { attempt { try box.resolve(H.self) } } }
typealias U = V
V(box: full).go()
U(box: empty).go()
