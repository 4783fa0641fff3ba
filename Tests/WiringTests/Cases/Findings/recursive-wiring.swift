//! title: recursive-wiring: the need is met from the second round on only
import Dovetail

protocol NodeDep: Dependency {
    var id: Int { get } //~ recursive-wiring
}
final class Node: Component<NodeDep> {
    var id: Int { 1 }
    var next: Node { Node(parent: self) }
}
final class Root: BootstrapComponent { var node: Node { Node(parent: self) } }
