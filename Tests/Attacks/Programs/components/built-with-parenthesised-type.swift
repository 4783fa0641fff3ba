//! class: C2 construction
//! note: the type's name stands in parentheses
import Dovetail
protocol LeafDependency: Dependency { var id: Int { get } }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    var id: Int { 6 }
    var leaf: LeafComponent { (LeafComponent)(parent: self) }
    var twin: LeafComponent { LeafComponent.self.init(parent: (self)) }
}
print(AppComponent().leaf.dependency.id, AppComponent().twin.dependency.id)
//> 6 6
