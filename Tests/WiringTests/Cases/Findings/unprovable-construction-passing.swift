//! title: unprovable-construction, passing: self, in each place of the body
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    func c() -> C { C(parent: self) }
    var list: [Int: C] { [1: C(parent: self)] }
    subscript(name: String) -> C { get { C(parent: self) } }
}
let root = Root()
print(root.c().dependency.id, root.list[1]!.dependency.id, root["a"].dependency.id)
//> 1 1 1
