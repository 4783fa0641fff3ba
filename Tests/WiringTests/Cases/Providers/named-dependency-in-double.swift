//! title: a requirement named double in a component from a double
import Dovetail

protocol CDep: Dependency { var double: Int { get } }
final class C: Component<CDep> { var leaf: Leaf { Leaf(parent: self) } }
final class Leaf: Component<CDep> {}
final class Root: BootstrapComponent {
    let double: Int = 2
    var c: C { C(parent: self) }
}
final class Stub: CDep { let double = 20 }
print(Root().c.leaf.dependency.double, C(dependency: Stub()).leaf.dependency.double)
//> 2 20
