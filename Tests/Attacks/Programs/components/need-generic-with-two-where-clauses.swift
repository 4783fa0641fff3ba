//! class: C8 compiles
//! note: a generic need with a where clause
import Dovetail
protocol LeafDependency: Dependency { func join<List>(_ list: List) -> String where List: Sequence, List.Element == String }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    func join<List>(_ list: List) -> String where List: Sequence, List.Element == String { list.joined() }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(AppComponent().leaf.dependency.join(["a", "b"]))
//> ab
