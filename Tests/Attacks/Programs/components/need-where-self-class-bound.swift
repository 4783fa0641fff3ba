//! class: C8 compiles
//! note: a dependency protocol that asks for a marker protocol, too
import Dovetail
protocol Marked {}
protocol LeafDependency: Dependency where Self: Marked { var n: Int { get } }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    var n: Int { 3 }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(AppComponent().leaf.dependency.n)
//> 3
