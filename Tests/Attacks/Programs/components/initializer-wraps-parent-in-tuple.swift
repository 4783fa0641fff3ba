//! class: C5 shadowed parent
//! note: the parent goes through a tuple inside the initializer
import Dovetail
protocol LeafDependency: Dependency { var id: Int { get } }
final class LeafComponent: Component<LeafDependency> {
    init(parent: any Scope, n: Int) {
        let (scope, _) = (parent.parent, n)
        super.init(parent: scope)
    }
}
final class SideComponent: Component<EmptyDependency> { var leaf: LeafComponent { LeafComponent(parent: self, n: 1) } } //~ unprovable-construction
final class AppComponent: BootstrapComponent {
    var id: Int { 6 }
    var side: SideComponent { SideComponent(parent: self) }
}
print(AppComponent().side.leaf.dependency.id)
