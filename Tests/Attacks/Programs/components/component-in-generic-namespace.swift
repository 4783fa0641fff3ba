//! class: C8 compiles
//! note: components nested in a generic enum and in an extension of Array
import Dovetail
protocol LeafDependency: Dependency { var n: Int { get } }
enum Feature<Model> { final class LeafComponent: Component<LeafDependency> {} }
extension Array { final class RowsComponent: Component<LeafDependency> {} }
final class AppComponent: BootstrapComponent {
    var n: Int { 3 }
    var leaf: Feature<Int>.LeafComponent { Feature<Int>.LeafComponent(parent: self) }
    var rows: Array<String>.RowsComponent { Array<String>.RowsComponent(parent: self) }
}
print(AppComponent().leaf.dependency.n, AppComponent().rows.dependency.n)
//> 3 3
