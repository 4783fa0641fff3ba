//! class: K2 choices
//! note: the innermost provider resolves the service
import Dovetail
import Probe
final class X: Sendable { init() async {} }
struct One: Sendable { let p: Provider<AsyncProvider<X>> }
let container = try Container { c in
    c.register(X.self, X.init)
    c.register(One.self, One.init)
}
attempt { try probe(container.resolve(One.self)) }
print((try await container.resolve(One.self).p()()) as AnyObject === nil)
