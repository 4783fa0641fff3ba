//! class: C9 false errors
//! note: the provider throws and the need does not
import Dovetail
protocol LeafDependency: Dependency { func load() -> Int } //~ effect-mismatch
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    func load() throws -> Int { 3 }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(AppComponent().leaf.dependency.load())
