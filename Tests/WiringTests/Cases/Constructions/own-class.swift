//! title: Self(parent: self) builds the class of the object
import Dovetail

protocol NodeDep: Dependency { var id: Int { get } }
class Node: Component<NodeDep> {
    override required init(parent: any Scope) { super.init(parent: parent) }
    func copy() -> Node { Self(parent: self) }
}
final class Leaf: Node {}
final class Root: BootstrapComponent {
    var id: Int { 3 }
    var leaf: Leaf { Leaf(parent: self) }
}
let copy = Root().leaf.copy()
print(type(of: copy), copy.dependency.id)
//> Leaf 3
