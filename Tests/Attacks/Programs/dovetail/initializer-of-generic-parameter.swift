//! class: K7 helpers
//! note: the initializer of a generic parameter
import Dovetail
import Probe
struct H: Sendable {}
let full = try Container { c in c.register(H.self) { _ in H() } }
let empty = try Container { _ in }
protocol Screen { init(box: Container); func go() }
struct V: Screen { let box: Container; func go() { attempt { try box.resolve(H.self) } } }
func open<T: Screen>(_ t: T.Type) { t.init(box: empty).go() }
V(box: full).go()
open(V.self)
