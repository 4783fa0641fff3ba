//! title: needle 18b: a component nested in its parent, named without a prefix
import Dovetail

final class Root: BootstrapComponent {
    protocol CDep: Dependency { var id: Int { get } }
    final class C: Component<CDep> {}
    var id: Int { 18 }
    var c: C { C(parent: self) }
}
let root = Root()
print(root.c.dependency.id)
//> 18
