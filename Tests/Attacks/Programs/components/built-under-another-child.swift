//! class: C2 construction
//! note: a component builds a child whose parent is one of its children
import Dovetail
protocol LeafDependency: Dependency { var id: Int { get } }
final class LeafComponent: Component<LeafDependency> {}
final class SideComponent: Component<EmptyDependency> { var id: Int { 7 } }
final class AppComponent: BootstrapComponent {
    var id: Int { 6 }
    var side: SideComponent { SideComponent(parent: self) }
    var leaf: LeafComponent { LeafComponent(parent: side) } //~ unprovable-construction
}
print(AppComponent().leaf.dependency.id)
