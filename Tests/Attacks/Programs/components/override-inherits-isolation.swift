//! class: C8 compiles
//! note: an override is on the main actor since what it overrides is
import Dovetail
protocol LeafDependency: Dependency { var n: Int { get } } //~ effect-mismatch
final class LeafComponent: Component<LeafDependency> {}
class BaseRoot: BootstrapComponent { @MainActor var n: Int { 3 } }
final class AppComponent: BaseRoot { override var n: Int { 4 }; var leaf: LeafComponent { LeafComponent(parent: self) } }
print(AppComponent().leaf.dependency.n)
