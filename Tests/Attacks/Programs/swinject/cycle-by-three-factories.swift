//! class: K15 cycles
//! note: three factories ask each other
import Swinject
import Probe
final class A { init(_ b: B) {} }
final class B { init(_ c: C) {} }
final class C { init(_ a: A) {} }
let box = Container()
box.register(A.self) { r in A(r.resolve(B.self)!) } //~ construction-cycle
box.register(B.self) { r in B(r.resolve(C.self)!) }
box.register(C.self) { r in C(r.resolve(A.self)!) }
probe(box.resolve(A.self))
