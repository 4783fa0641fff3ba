//! class: C6 constraints
//! note: an extension of a bound type is for that type alone
import Dovetail
protocol RowDependency: Dependency { var height: Int { get } }
final class RowComponent: Component<RowDependency> {}
final class TableComponent<Item>: Component<EmptyDependency> { var row: RowComponent { RowComponent(parent: self) } }
extension TableComponent<Int> { var height: Int { 10 } }
final class AppComponent: BootstrapComponent {
    var height: Int { 40 }
    var numbers: TableComponent<Int> { TableComponent<Int>(parent: self) }
    var texts: TableComponent<String> { TableComponent<String>(parent: self) }
}
print(AppComponent().texts.row.dependency.height)
//> 40
