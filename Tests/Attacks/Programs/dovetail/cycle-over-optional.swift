//! class: K15 cycles
//! note: an optional parameter closes a cycle
import Dovetail
import Probe
final class A: Sendable { init(b: B?) {} }
final class B: Sendable { init(a: A) {} }
let box = try Container { c in
    c.register(A.self, A.init) //~ construction-cycle
    c.register(B.self, B.init)
}
attempt { try box.resolve(A.self) }
