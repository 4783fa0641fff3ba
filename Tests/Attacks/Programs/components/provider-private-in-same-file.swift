//! class: C8 compiles
//! note: a private provider
import Dovetail
protocol LeafDependency: Dependency { var n: Int { get } } //~ inaccessible-provider
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    private var n: Int { 3 }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(AppComponent().leaf.dependency.n)
