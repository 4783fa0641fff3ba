//! class: C2 construction
//! note: a protocol extension builds a child, and one of the components has nothing for it
import Dovetail
protocol LeafDependency: Dependency { var id: Int { get } } //~ missing-provider
final class LeafComponent: Component<LeafDependency> {}
protocol MakesLeaf: AnyObject, Scope {}
extension MakesLeaf { func leaf() -> LeafComponent { LeafComponent(parent: self) } }
final class AppComponent: BootstrapComponent, MakesLeaf {}
print(AppComponent().leaf())
