//! title: a comment suppresses what is at its line, or at the line below when it is alone
//! command: check
//! runs: no
import Dovetail

protocol CardDependency: Dependency {
    var id: Int { get } // dovetail:ignore missing-provider: registered by the host app
    // dovetail:ignore missing-provider: the host app registers it too: see https://example.com/a // and more
    var limit: Int { get }
    var name: String { get } //~ missing-provider: name
}
final class CardComponent: Component<CardDependency> {}
	// dovetail:ignore unused-dependency-protocol: kept for the next release
protocol Old: Dependency {}
final class App: BootstrapComponent {
    var card: CardComponent { CardComponent(parent: self) }
}
