//! class: K7 helpers
//! note: an initializer is passed to map
import Dovetail
import Probe
struct H: Sendable {}
let full = try Container { c in c.register(H.self) { _ in H() } }
let empty = try Container { _ in }
struct V { let box: Container; func go() { attempt { try box.resolve(H.self) } } }
V(box: full).go()
let maybe: Container? = empty
maybe.map(V.init(box:))?.go()
