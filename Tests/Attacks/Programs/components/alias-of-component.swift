//! class: C3 recognised
//! note: an alias of Component without parameters
import Dovetail
typealias Node = Dovetail.Component
protocol FeedDependency: Dependency { var limit: Int { get } }
final class FeedComponent: Node<FeedDependency> {}
final class AppComponent: BootstrapComponent {
    var limit: Int { 20 }
    var feed: FeedComponent { FeedComponent(parent: self) }
}
print(AppComponent().feed.dependency.limit)
//> 20
