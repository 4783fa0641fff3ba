//! class: C5 shadowed parent
//! note: an initializer takes two scopes, and hands on the second one
import Dovetail
protocol LeafDependency: Dependency { var id: Int { get } }
final class LeafComponent: Component<LeafDependency> {
    init(owner: any Scope, parent: any Scope) { super.init(parent: parent) }
}
final class SideComponent: Component<EmptyDependency> {
    var id: Int { 2 }
    var leaf: LeafComponent { LeafComponent(owner: app, parent: self) }
    let app: AppComponent
    init(app: AppComponent) { self.app = app; super.init(parent: app) }
}
final class AppComponent: BootstrapComponent {
    var id: Int { 6 }
    var side: SideComponent { SideComponent(app: self) }
}
print(AppComponent().side.leaf.dependency.id)
//> 2
