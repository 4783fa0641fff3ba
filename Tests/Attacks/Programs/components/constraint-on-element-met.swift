//! class: C6 constraints
//! note: an extension for lists of numbers offers to a list of numbers
import Dovetail
protocol RowDependency: Dependency { var height: Int { get } }
final class RowComponent: Component<RowDependency> {}
final class TableComponent<Item>: Component<EmptyDependency> { var row: RowComponent { RowComponent(parent: self) } }
extension TableComponent where Item: Numeric { var height: Int { 10 } }
final class AppComponent: BootstrapComponent {
    var height: Int { 40 }
    var numbers: TableComponent<Double> { TableComponent<Double>(parent: self) }
    var texts: TableComponent<String> { TableComponent<String>(parent: self) }
}
print(AppComponent().numbers.row.dependency.height, AppComponent().texts.row.dependency.height)
//> 10 40
