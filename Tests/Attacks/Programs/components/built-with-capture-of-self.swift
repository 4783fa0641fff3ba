//! class: C2 construction
//! note: a capture list renames self
import Dovetail
protocol LeafDependency: Dependency { var id: Int { get } }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    var id: Int { 6 }
    func open() -> Int { { [me = self] in LeafComponent(parent: me).dependency.id }() } //~ unprovable-construction
}
print(AppComponent().open())
