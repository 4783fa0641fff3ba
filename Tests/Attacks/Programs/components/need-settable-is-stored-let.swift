//! class: C8 compiles
//! note: the need can be set, the offer is a constant
import Dovetail
protocol LeafDependency: Dependency { var n: Int { get set } } //~ missing-provider
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    let n: Int = 3
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(AppComponent().leaf.dependency.n)
