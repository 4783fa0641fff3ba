//! title: a component that creates itself and offers what it needs
import Dovetail

protocol NodeDep: Dependency { var depth: Int { get } }
final class Node: Component<NodeDep> {
    var depth: Int { dependency.depth + 1 }
    var next: Node { Node(parent: self) }
}
final class Root: BootstrapComponent {
    var depth: Int { 0 }
    var node: Node { Node(parent: self) }
}
let node = Root().node
print(node.depth, node.next.depth, node.next.next.next.depth)
//> 1 2 4
