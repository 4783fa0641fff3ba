//! class: C6 constraints
//! note: a conformance in another file meets the extension's condition
//// file: App/Model.swift
protocol Compact {}
struct Song {}
struct Album {}
//// file: App/Rules.swift
extension Song: Compact {}
//// file: App/main.swift
import Dovetail
protocol RowDependency: Dependency { var height: Int { get } }
final class RowComponent: Component<RowDependency> {}
final class TableComponent<Item>: Component<EmptyDependency> { var row: RowComponent { RowComponent(parent: self) } }
extension TableComponent where Item: Compact { var height: Int { 10 } }
final class AppComponent: BootstrapComponent {
    var height: Int { 40 }
    var songs: TableComponent<Song> { TableComponent<Song>(parent: self) }
    var albums: TableComponent<Album> { TableComponent<Album>(parent: self) }
}
print(AppComponent().songs.row.dependency.height, AppComponent().albums.row.dependency.height)
//> 10 40
