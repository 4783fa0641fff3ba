//! class: C6 constraints
//! note: a method with a where clause on the class's parameter
import Dovetail
protocol RowDependency: Dependency { func height() -> Int }
final class RowComponent: Component<RowDependency> {}
final class TableComponent<Item>: Component<EmptyDependency> {
    func height() -> Int where Item == Int { 10 }
    var row: RowComponent { RowComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    func height() -> Int { 40 }
    var texts: TableComponent<String> { TableComponent<String>(parent: self) }
}
print(AppComponent().texts.row.dependency.height())
//> 40
