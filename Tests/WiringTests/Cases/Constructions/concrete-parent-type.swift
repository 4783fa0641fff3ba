//! title: an initializer that takes its parent by its concrete type
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {
    let name: String
    init(root: Root) { name = root.name; super.init(parent: root) }
}
final class Root: BootstrapComponent {
    var id: Int { 3 }
    let name = "root"
    var c: C { C(root: self) }
}
let c = Root().c
print(c.dependency.id, c.name)
//> 3 root
