//! title: initializers that throw, fail, or are async
import Dovetail

struct Refused: Error {}
protocol CDep: Dependency { var id: Int { get } }
final class A: Component<CDep> { init(parent: Scope, n: Int) throws { if n < 0 { throw Refused() }; super.init(parent: parent) } }
final class B: Component<CDep> { init?(parent: Scope, n: Int) { if n < 0 { return nil }; super.init(parent: parent) } }
final class Root: BootstrapComponent {
    var id: Int { 3 }
    func a(_ n: Int) throws -> A { try A(parent: self, n: n) }
    func b(_ n: Int) -> B? { B(parent: self, n: n) }
}
let root = Root()
print((try? root.a(1))!.dependency.id, (try? root.a(-1)) == nil, root.b(1)!.dependency.id, root.b(-1) == nil)
//> 3 true 3 true
