//! class: C2 construction
//! note: an alias inside a function names what is built
import Dovetail
protocol LeafDependency: Dependency { var id: Int { get } }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    var id: Int { 6 }
    func make() -> LeafComponent {
        typealias Wanted = LeafComponent
        return Wanted(parent: self)
    }
}
print(AppComponent().make().dependency.id)
//> 6
