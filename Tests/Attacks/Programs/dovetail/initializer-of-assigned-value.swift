//! class: K7 helpers
//! note: an implicit member is assigned
import Dovetail
import Probe
struct H: Sendable {}
let full = try Container { c in c.register(H.self) { _ in H() } }
let empty = try Container { _ in }
struct V { let box: Container; func go() { attempt { try box.resolve(H.self) } } }
var v = V(box: full)
v.go()
v = .init(box: empty)
v.go()
