//! class: K7 helpers
//! note: a subclass inherits the initializer
import Dovetail
import Probe
struct H: Sendable {}
let full = try Container { c in c.register(H.self) { _ in H() } }
let empty = try Container { _ in }
class V { let box: Container; init(box: Container) { self.box = box }; func go() { attempt { try box.resolve(H.self) } } }
class W: V {}
V(box: full).go()
W(box: empty).go()
