//! class: C2 construction
//! note: a nested function's own self is another object
import Dovetail
protocol LeafDependency: Dependency { var id: Int { get } }
final class LeafComponent: Component<LeafDependency> {}
final class SideComponent: Component<EmptyDependency> { let id = 2 }
final class AppComponent: BootstrapComponent {
    var id: Int { 6 }
    func open() -> Int {
        let `self` = SideComponent(parent: self)
        return LeafComponent(parent: self).dependency.id //~ unprovable-construction
    }
}
print(AppComponent().open())
