//! class: C2 construction
//! note: a protocol extension for components builds a child with self
import Dovetail
protocol LeafDependency: Dependency { var id: Int { get } }
final class LeafComponent: Component<LeafDependency> {}
protocol MakesLeaf: AnyObject, Scope {}
extension MakesLeaf { func leaf() -> LeafComponent { LeafComponent(parent: self) } }
final class SideComponent: Component<EmptyDependency>, MakesLeaf { var id: Int { 7 } }
final class AppComponent: BootstrapComponent, MakesLeaf {
    var id: Int { 6 }
    var side: SideComponent { SideComponent(parent: self) }
}
print(AppComponent().leaf().dependency.id, AppComponent().side.leaf().dependency.id)
//> 6 7
