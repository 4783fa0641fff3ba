//! class: C8 compiles
//! note: a private type is the argument of a generic component
//! tolerated: the generated file cannot name a private type
import Dovetail
protocol ListDependency: Dependency { var n: Int { get } }
final class ListComponent<Item>: Component<ListDependency> {}
private struct Row {}
final class AppComponent: BootstrapComponent {
    var n: Int { 3 }
    func count() -> Int { ListComponent<Row>(parent: self).dependency.n }
}
print(AppComponent().count())
//> 3
