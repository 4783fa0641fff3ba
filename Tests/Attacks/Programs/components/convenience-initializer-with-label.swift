//! class: C2 construction
//! note: a convenience initializer has another label, and stands behind one that takes a closure
import Dovetail
protocol LeafDependency: Dependency { var id: Int { get } }
final class LeafComponent: Component<LeafDependency> {
    let title: String
    init(parent: any Scope, title: () -> String) { self.title = title(); super.init(parent: parent) }
    convenience init(below scope: any Scope) { self.init(parent: scope, title: { "none" }) }
}
final class AppComponent: BootstrapComponent {
    var id: Int { 6 }
    var leaf: LeafComponent { LeafComponent(below: self) }
    var named: LeafComponent { LeafComponent(parent: self) { "named" } }
}
print(AppComponent().leaf.title, AppComponent().named.title, AppComponent().leaf.dependency.id)
//> none named 6
