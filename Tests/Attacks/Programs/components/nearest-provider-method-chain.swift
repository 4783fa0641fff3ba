//! class: C1 wrong object
//! note: the nearer provider is the result of calls on a literal
import Dovetail
protocol SearchDependency: Dependency { var words: [String] { get } }
final class SearchComponent: Component<SearchDependency> {}
final class TabComponent: Component<EmptyDependency> {
    let words = ["b", "a"].sorted()
    var search: SearchComponent { SearchComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    let words: [String] = []
    var tab: TabComponent { TabComponent(parent: self) }
}
print(AppComponent().tab.search.dependency.words)
//> ["a", "b"]
