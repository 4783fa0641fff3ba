//! class: C6 constraints
//! note: a subclass fixes the parameter that the extension asks for
import Dovetail
protocol RowDependency: Dependency { var height: Int { get } }
final class RowComponent: Component<RowDependency> {}
class TableComponent<Item>: Component<EmptyDependency> { var row: RowComponent { RowComponent(parent: self) } }
final class SongsComponent: TableComponent<Int> {}
extension TableComponent where Item == Int { var height: Int { 10 } }
final class AppComponent: BootstrapComponent {
    var height: Int { 40 }
    var songs: SongsComponent { SongsComponent(parent: self) }
}
print(AppComponent().songs.row.dependency.height)
//> 10
