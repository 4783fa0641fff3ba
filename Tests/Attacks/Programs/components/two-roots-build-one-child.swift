//! class: C2 construction
//! note: two roots build one child, and one of them lacks its need
import Dovetail
protocol LeafDependency: Dependency { var id: Int { get } } //~ missing-provider
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent { var id: Int { 1 }; var leaf: LeafComponent { LeafComponent(parent: self) } }
final class DemoComponent: BootstrapComponent { var leaf: LeafComponent { LeafComponent(parent: self) } }
print(AppComponent().leaf.dependency.id, DemoComponent().leaf.dependency.id)
