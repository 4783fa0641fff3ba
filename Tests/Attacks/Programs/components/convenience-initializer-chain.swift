//! class: C2 construction
//! note: a convenience initializer calls another one that hands the parent on
import Dovetail
protocol LeafDependency: Dependency { var id: Int { get } }
final class LeafComponent: Component<LeafDependency> {
    let title: String
    init(parent: any Scope, title: String) { self.title = title; super.init(parent: parent) }
    convenience init(_ parent: any Scope) { self.init(parent: parent, title: "none") }
}
final class AppComponent: BootstrapComponent {
    var id: Int { 6 }
    var leaf: LeafComponent { LeafComponent(self) }
}
print(AppComponent().leaf.title, AppComponent().leaf.dependency.id)
//> none 6
