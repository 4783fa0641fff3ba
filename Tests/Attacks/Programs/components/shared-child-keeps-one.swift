//! class: C7 shared
//! note: a shared child is one, and meets its need
import Dovetail
protocol LeafDependency: Dependency { var id: Int { get } }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    var id: Int { 6 }
    var leaf: LeafComponent { shared { LeafComponent(parent: self) } }
    var fresh: LeafComponent { LeafComponent(parent: self) }
}
let app = AppComponent()
print(app.leaf === app.leaf, app.fresh === app.fresh, app.leaf.dependency.id)
//> true false 6
