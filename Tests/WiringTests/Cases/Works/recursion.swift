//! title: a component that creates itself
import Dovetail

protocol NodeDep: Dependency { var name: String { get } }
final class Node: Component<NodeDep> { var next: Node { Node(parent: self) } }
final class Root: BootstrapComponent {
    var name: String { "root" }
    var node: Node { Node(parent: self) }
}
let node = Root().node
print(node.dependency.name, node.next.dependency.name, node.next.next.next.dependency.name)
//> root root root
