//! class: K2 choices
//! note: what takes an AsyncResolver decides whether a factory is asynchronous, not what it awaits
import Dovetail
import Probe
struct U: Sendable {}
struct V: Sendable {}
struct W: Sendable {}
func makeV(_ r: AsyncResolver) -> V { V() }
func makeW(_ r: AsyncResolver) async -> W { W() }
let container = try Container { c in
    c.register(V.self, factory: makeV)
    c.register(U.self) { (r: AsyncResolver) in U() }
    c.register(W.self, makeW)
}
attempt { try probe(container.resolve(V.self)) }
attempt { try probe(container.resolve(U.self)) }
attempt { try probe(container.resolve(W.self)) }
