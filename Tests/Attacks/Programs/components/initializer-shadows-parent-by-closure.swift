//! class: C5 shadowed parent
//! note: the parameter is another one inside a closure only
import Dovetail
protocol LeafDependency: Dependency { var id: Int { get } }
final class LeafComponent: Component<LeafDependency> {
    let names: [String]
    override init(parent: any Scope) {
        names = ["a"].map { parent in parent + "!" }
        super.init(parent: parent)
    }
}
final class AppComponent: BootstrapComponent {
    var id: Int { 6 }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(AppComponent().leaf.names, AppComponent().leaf.dependency.id)
//> ["a!"] 6
