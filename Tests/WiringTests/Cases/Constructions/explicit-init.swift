//! title: Child.init(parent: self), and with a prefix of its module
import Dovetail

final class C: Component<CDep> {}
final class D: Component<CDep> {}
protocol CDep: Dependency { var id: Int { get } }
final class Root: BootstrapComponent {
    var id: Int { 3 }
    var c: C { C.init(parent: self) }
    var d: D { App.D.init(parent: self) }
}
let root = Root()
print(root.c.dependency.id, root.d.dependency.id)
//> 3 3
