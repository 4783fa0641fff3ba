//! class: C6 constraints
//! note: the only provider is there for other arguments
import Dovetail
protocol RowDependency: Dependency { var height: Int { get } } //~ missing-provider
final class RowComponent: Component<RowDependency> {}
final class TableComponent<Item>: Component<EmptyDependency> { var row: RowComponent { RowComponent(parent: self) } }
extension TableComponent where Item == Int { var height: Int { 10 } }
final class AppComponent: BootstrapComponent {
    var texts: TableComponent<String> { TableComponent<String>(parent: self) }
}
print(AppComponent().texts.row.dependency.height)
