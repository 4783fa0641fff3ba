//! class: C2 construction
//! note: an alias with a parameter names a generic component
import Dovetail
protocol ListDependency: Dependency { var limit: Int { get } }
final class ListComponent<Item>: Component<ListDependency> {}
typealias Page<Item> = ListComponent<[Item]>
final class AppComponent: BootstrapComponent {
    var limit: Int { 50 }
    var page: Page<String> { Page<String>(parent: self) }
}
print(AppComponent().page.dependency.limit)
//> 50
