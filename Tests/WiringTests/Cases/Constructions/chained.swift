//! title: a child used at once, and a child of a child in one expression
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> { var leaf: C2 { C2(parent: self) } }
final class C2: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 3 }
    var direct: Int { C(parent: self).dependency.id + C(parent: self).leaf.dependency.id }
}
print(Root().direct)
//> 6
