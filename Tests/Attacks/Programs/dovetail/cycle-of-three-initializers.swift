//! class: K15 cycles
//! note: three services need each other by their initializers
import Dovetail
import Probe
final class A: Sendable { init(b: B) {} }
final class B: Sendable { init(c: C) {} }
final class C: Sendable { init(a: A) {} }
let box = try Container { c in
    c.register(A.self, A.init) //~ construction-cycle
    c.register(B.self, B.init)
    c.register(C.self, C.init)
}
attempt { try box.resolve(A.self) }
attempt { try box.resolve(C.self) }
