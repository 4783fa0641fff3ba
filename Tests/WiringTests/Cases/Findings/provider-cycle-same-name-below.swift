//! title: provider-cycle, passing: a child's property uses its parent's of the same name
import Dovetail

protocol CDep: Dependency { var n: Int { get } }
final class C: Component<CDep> { var n: Int { shared { dependency.n + 1 } } }
final class Root: BootstrapComponent {
    var n: Int { shared { 1 } }
    var c: C { C(parent: self) }
}
print(Root().c.n)
//> 2
