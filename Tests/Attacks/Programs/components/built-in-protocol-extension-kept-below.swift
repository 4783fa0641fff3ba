//! class: C2 construction
//! note: a subclass inherits what a protocol extension builds
import Dovetail
protocol LeafDependency: Dependency { var id: Int { get } }
final class LeafComponent: Component<LeafDependency> {}
protocol MakesLeaf: AnyObject, Scope {}
extension MakesLeaf { var leaf: LeafComponent { LeafComponent(parent: self) } }
class BaseComponent: Component<EmptyDependency>, MakesLeaf {}
final class HomeComponent: BaseComponent { var id: Int { 4 } }
final class AppComponent: BootstrapComponent {
    var id: Int { 5 }
    var home: HomeComponent { HomeComponent(parent: self) }
    var base: BaseComponent { BaseComponent(parent: self) }
}
print(AppComponent().home.leaf.dependency.id, AppComponent().base.leaf.dependency.id)
//> 4 5
