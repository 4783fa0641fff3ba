//! class: K15 cycles
//! note: an initializer, a factory and an asynchronous factory call the provider that they are given
import Dovetail
import Probe
final class A: Sendable { let b: B; init(b: B) { self.b = b } }
final class B: Sendable { let name: String; init(a: Provider<A>) throws { _ = try a(); name = "b" } }
final class C: Sendable { let d: D; init(d: D) { self.d = d } }
final class D: Sendable { let c: C; init(c: C) { self.c = c } }
final class E: Sendable { let f: F; init(f: F) { self.f = f } }
final class F: Sendable { let e: Provider<E>; init(e: Provider<E>) { self.e = e } }
let container = try Container { c in
    c.register(A.self, scope: .singleton, A.init)
    c.register(B.self, scope: .singleton, B.init)
    c.register(C.self, scope: .singleton, C.init)
    c.register(D.self, scope: .singleton) { r in
        let later = try r.resolve(Provider<C>.self)
        return D(c: try later())
    }
    c.register(E.self, scope: .singleton, E.init)
    c.register(F.self, scope: .singleton, F.init)
}
attempt { try probe(container.resolve(A.self)) }
attempt { try probe(container.resolve(C.self)) }
attempt { try probe(container.resolve(E.self)) }
