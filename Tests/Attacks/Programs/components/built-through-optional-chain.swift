//! class: C2 construction
//! note: an optional child builds its own child
import Dovetail
protocol LeafDependency: Dependency { var id: Int { get } }
final class LeafComponent: Component<LeafDependency> {}
final class SideComponent: Component<EmptyDependency> { var leaf: LeafComponent { LeafComponent(parent: self) } }
final class AppComponent: BootstrapComponent {
    let id: Int = 3
    func side(_ isOn: Bool) -> SideComponent? { isOn ? SideComponent(parent: self) : nil }
}
print(AppComponent().side(true)?.leaf.dependency.id as Any, AppComponent().side(false)?.leaf.dependency.id as Any)
//> Optional(3) nil
