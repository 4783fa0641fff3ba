//! class: C2 construction
//! note: type(of: self) builds another one
import Dovetail
protocol NodeDependency: Dependency { var depth: Int { get } }
class NodeComponent: Component<NodeDependency> {
    required override init(parent: any Scope) { super.init(parent: parent) }
    func again() -> NodeComponent { type(of: self).init(parent: self) } //~ unprovable-construction
}
final class AppComponent: BootstrapComponent {
    var depth: Int { 3 }
    var node: NodeComponent { NodeComponent(parent: self) }
}
print(AppComponent().node.again().dependency.depth)
