//! class: C2 construction
//! note: an alias inside a function names what is built, and nothing offers its need
import Dovetail
protocol LeafDependency: Dependency { var id: Int { get } } //~ missing-provider
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    func make() -> LeafComponent {
        typealias Wanted = LeafComponent
        return Wanted(parent: self)
    }
}
print(AppComponent().make().dependency.id)
