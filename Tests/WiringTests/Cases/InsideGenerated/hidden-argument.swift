//! title: a generic component of a type that the generated file cannot see
//! runs: no
import Dovetail

fileprivate struct Row {} //~ inaccessible-component
final class List<Item>: Component<EmptyDependency> {}
final class Root: BootstrapComponent {
    private var rows: List<Row> { List<Row>(parent: self) }
}
