//! class: C5 shadowed parent
//! note: an initializer without a scope hands on a global one
import Dovetail
protocol LeafDependency: Dependency { var id: Int { get } }
nonisolated(unsafe) let app = AppComponent()
final class LeafComponent: Component<LeafDependency> {
    init() { super.init(parent: app) }
}
final class AppComponent: BootstrapComponent { var id: Int { 6 } }
print(LeafComponent().dependency.id) //~ unprovable-construction
