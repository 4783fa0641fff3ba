//! title: several ids in one comment, several findings of one id, several comments above one line
//! command: check
//! runs: no
import Dovetail

protocol CardDependency: Dependency { var id: Int { get }; var limit: Int { get } } // dovetail:ignore missing-provider: from the host
final class CardComponent: Component<CardDependency> {}
// dovetail:ignore unused-dependency-protocol: kept for the next release
// dovetail:ignore orphan-component: so is this
protocol Old: Dependency {}; final class OldComponent: Component<EmptyDependency> {}
// dovetail:ignore unused-dependency-protocol , orphan-component : both are kept
protocol Older: Dependency {}; final class OlderComponent: Component<EmptyDependency> {}
final class App: BootstrapComponent {
    var card: CardComponent { CardComponent(parent: self) }
}
