//! class: K15 cycles
//! note: a child's service needs the parent's, which needs the child's
import Dovetail
import Probe
final class A: Sendable { init(b: B) {} }
final class B: Sendable { init(a: A) {} }
let app = try Container { c in c.register(A.self, A.init) } //~ missing-registration
let child = try Container(parent: app) { c in c.register(B.self, B.init) } //~ construction-cycle
attempt { try child.resolve(B.self) }
attempt { try app.resolve(A.self) }
