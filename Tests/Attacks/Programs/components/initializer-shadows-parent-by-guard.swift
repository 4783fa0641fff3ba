//! class: C5 shadowed parent
//! note: a guard binds the parameter's name to the scope above
import Dovetail
protocol LeafDependency: Dependency { var id: Int { get } }
final class LeafComponent: Component<LeafDependency> {
    override init(parent: any Scope) {
        guard case let parent as AppComponent = parent.parent else { fatalError("no app") }
        super.init(parent: parent)
    }
}
final class SideComponent: Component<EmptyDependency> {
    var id: Int { 2 }
    var leaf: LeafComponent { LeafComponent(parent: self) } //~ unprovable-construction
}
final class AppComponent: BootstrapComponent {
    var id: Int { 6 }
    var side: SideComponent { SideComponent(parent: self) }
}
print(AppComponent().side.leaf.dependency.id)
