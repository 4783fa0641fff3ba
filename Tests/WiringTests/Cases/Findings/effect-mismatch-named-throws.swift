//! title: throws(any Error) is throws, and throws(Never) throws nothing
import Dovetail

protocol CardDependency: Dependency {
    var id: Int { get throws }
    var limit: Int { get throws(any Error) }
    var name: String { get }
}
final class CardComponent: Component<CardDependency> {
    func text() throws -> String { "\(try dependency.id) \(try dependency.limit) \(dependency.name)" }
}
final class AppComponent: BootstrapComponent {
    var id: Int { get throws(any Error) { 1 } }
    var limit: Int { get throws { 2 } }
    var name: String { get throws(Never) { "three" } }
    var card: CardComponent { CardComponent(parent: self) }
}
print(try AppComponent().card.text())
//> 1 2 three
