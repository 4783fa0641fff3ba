//! title: self in parentheses, or cast, is still self
import Dovetail

final class A: Component<CDep> {}
final class B: Component<CDep> {}
protocol CDep: Dependency { var id: Int { get } }
final class Root: BootstrapComponent {
    var id: Int { 4 }
    var a: A { A(parent: (self)) }
    var b: B { B(parent: self as Scope) }
}
let root = Root()
print(root.a.dependency.id, root.b.dependency.id)
//> 4 4
