//! class: C8 compiles
//! note: needs have the names of the members that generated places keep
import Dovetail
protocol LeafDependency: Dependency { var _above: Int { get }; var _dependency: Int { get }; func _storage() -> Int }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    var _above: Int { 1 }
    var _dependency: Int { 2 }
    func _storage() -> Int { 3 }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
let d = AppComponent().leaf.dependency
print(d._above, d._dependency, d._storage())
//> 1 2 3
