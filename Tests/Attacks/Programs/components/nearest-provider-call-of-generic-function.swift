//! class: C1 wrong object
//! note: the nearer provider is what a generic function returns
import Dovetail
func keep<Value>(_ value: Value) -> Value { value }
protocol FeedDependency: Dependency { var limit: Int { get } }
final class FeedComponent: Component<FeedDependency> {}
final class HomeComponent: Component<EmptyDependency> {
    let limit = keep(20)
    var feed: FeedComponent { FeedComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    let limit: Int = 5
    var home: HomeComponent { HomeComponent(parent: self) }
}
print(AppComponent().home.feed.dependency.limit)
//> 20
