//! class: C8 compiles
//! note: everything belongs to the main actor by default
//! modes: 6-main
import Dovetail
protocol LeafDependency: Dependency { var title: String { get }; func open(_ id: Int) async -> String }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    var title: String { "x" }
    func open(_ id: Int) async -> String { "\(id)" }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(AppComponent().leaf.dependency.title, await AppComponent().leaf.dependency.open(4))
//> x 4
