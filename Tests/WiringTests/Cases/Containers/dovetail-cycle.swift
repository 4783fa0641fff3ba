//! runs: no
//! proof: proved 0 of 3 resolutions
import Dovetail

final class A: Sendable { init(b: B) {} }
final class B: Sendable { init(a: A) {} }
let container = try Container { c in
    c.register(A.self, A.init) //~ construction-cycle: 'A' → 'B' → 'A'
    c.register(B.self, B.init)
}
_ = try container.resolve(A.self)
