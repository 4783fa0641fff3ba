//! class: C2 construction
//! note: Self names the component that builds another of its own kind
import Dovetail
protocol NodeDependency: Dependency { var depth: Int { get } }
final class NodeComponent: Component<NodeDependency> {
    var next: NodeComponent { Self(parent: self) }
}
final class AppComponent: BootstrapComponent {
    var depth: Int { 3 }
    var node: NodeComponent { NodeComponent(parent: self) }
}
print(AppComponent().node.next.next.dependency.depth)
//> 3
