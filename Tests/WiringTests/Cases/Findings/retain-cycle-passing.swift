//! title: retain-cycle, passing: a shared value that a child of the moment computed
import Dovetail

final class C: Component<CDep> {}
protocol CDep: Dependency { var id: Int { get } }
final class Root: BootstrapComponent {
    var id: Int { 3 }
    var c: C { C(parent: self) }
    var n: Int { shared { c.dependency.id } }
}
print(Root().n)
//> 3
