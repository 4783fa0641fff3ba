//! class: C2 construction
//! note: an initializer with an own label hands its scope on
import Dovetail
protocol LeafDependency: Dependency { var id: Int { get } }
final class LeafComponent: Component<LeafDependency> {
    let title: String
    init(in scope: any Scope, title: String) {
        self.title = title
        super.init(parent: scope)
    }
}
final class AppComponent: BootstrapComponent {
    var id: Int { 6 }
    var leaf: LeafComponent { LeafComponent(in: self, title: "a") }
}
print(AppComponent().leaf.dependency.id)
//> 6
