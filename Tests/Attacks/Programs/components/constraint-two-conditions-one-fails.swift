//! class: C6 constraints
//! note: of two conditions one fails
import Dovetail
protocol RowDependency: Dependency { var height: Int { get } }
final class RowComponent: Component<RowDependency> {}
final class TableComponent<Item>: Component<EmptyDependency> { var row: RowComponent { RowComponent(parent: self) } }
extension TableComponent where Item: Collection, Item.Element == String { var height: Int { 10 } }
final class AppComponent: BootstrapComponent {
    var height: Int { 40 }
    var table: TableComponent<[Int]> { TableComponent<[Int]>(parent: self) }
}
print(AppComponent().table.row.dependency.height)
//> 40
