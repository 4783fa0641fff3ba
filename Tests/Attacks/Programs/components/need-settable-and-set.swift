//! class: C8 compiles
//! note: the need can be set, and what is set stays
import Dovetail
protocol LeafDependency: Dependency, AnyObject { var n: Int { get set } }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    var n = 3
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
let app = AppComponent()
let needs = app.leaf.dependency
needs.n = 8
print(app.n, app.leaf.dependency.n)
//> 8 8
