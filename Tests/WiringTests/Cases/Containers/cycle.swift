//! runs: no
//! proof: proved 0 of 4 resolutions
import Swinject

final class A { init(b: B) {} }
final class B { init(c: C) {} }
final class C { init(a: A) {} }
let container = Container()
container.register(A.self) { r in A(b: r.resolve(B.self)!) } //~ construction-cycle: 'A' depends on itself: 'A' → 'B' → 'C' → 'A'
container.register(B.self) { r in B(c: r.resolve(C.self)!) }
container.register(C.self) { r in C(a: r.resolve(A.self)!) }
_ = container.resolve(A.self)
