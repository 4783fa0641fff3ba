//! class: C5 shadowed parent
//! note: the scope has a default
import Dovetail
protocol LeafDependency: Dependency { var id: Int { get } }
nonisolated(unsafe) let other = AppComponent()
final class LeafComponent: Component<LeafDependency> {
    init(scope: any Scope = other) { super.init(parent: scope) }
}
final class AppComponent: BootstrapComponent {
    var id: Int { 6 }
    var leaf: LeafComponent { LeafComponent() } //~ unprovable-construction
}
print(AppComponent().leaf.dependency.id)
