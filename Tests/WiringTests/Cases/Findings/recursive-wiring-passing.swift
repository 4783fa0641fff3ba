//! title: recursive-wiring, passing: met on the first round already
import Dovetail

protocol NodeDep: Dependency { var id: Int { get } }
final class Node: Component<NodeDep> {
    var id: Int { dependency.id * 10 }
    var next: Node { Node(parent: self) }
}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var node: Node { Node(parent: self) }
}
print(Root().node.next.next.dependency.id)
//> 100
