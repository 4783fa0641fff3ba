//! title: a member that cannot be read is a warning in a plain type, and an error in a component
//! runs: no
//! command: check
import Dovetail

protocol CardDependency: Dependency { var id: Int { get } }
final class CardComponent: Component<CardDependency> {}
final class AppComponent: BootstrapComponent {
    var id: Int { 1 }
    var card: CardComponent { CardComponent(parent: self) }
    func draw() { let width = = 3 } //~ unreadable-source
}
