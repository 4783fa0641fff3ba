//! class: C2 construction
//! note: a lazy property keeps the child that it builds
import Dovetail
protocol LeafDependency: Dependency { var id: Int { get } }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    let id: Int = 6
    lazy var leaf = shared { LeafComponent(parent: self) }
    lazy var other: LeafComponent = .init(parent: self)
}
let app = AppComponent()
print(app.leaf === app.leaf, app.other.dependency.id)
//> true 6
