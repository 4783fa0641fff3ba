//! title: what a component needs that contributes to another is proved where that creates it
import Dovetail

protocol Tab {}
final class Home: CollectingComponent<EmptyDependency, any Tab> {
    var account: String { "a" }
}
protocol FeedDependency: Dependency {
    var account: String { get }
    var theme: String { get } //~ missing-provider: theme
}
final class Feed: Component<FeedDependency>, Tab {}
final class Root: BootstrapComponent { var home: Home { Home(parent: self) } }
