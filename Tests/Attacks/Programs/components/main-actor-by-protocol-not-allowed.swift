//! class: C8 compiles
//! note: the offer is on the main actor through its protocol, and the need is not
import Dovetail
@MainActor protocol Presenting { func present() -> String }
protocol LeafDependency: Dependency { func present() -> String } //~ effect-mismatch
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent { var leaf: LeafComponent { LeafComponent(parent: self) } }
extension AppComponent: Presenting { func present() -> String { "shown" } }
print(AppComponent().leaf.dependency.present())
