//! class: C8 compiles
//! note: the provider belongs to an actor that the need does not name
import Dovetail
protocol LeafDependency: Dependency { func load() -> Int } //~ effect-mismatch
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    @MainActor func load() -> Int { 3 }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(AppComponent().leaf.dependency.load())
