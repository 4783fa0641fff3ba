//! title: the compiler accepts a type whose attribute has no space before its parentheses
//! modes: 5
import Dovetail

protocol CardDependency: Dependency {
    var update: @MainActor([Int]) -> Void { get }
    var id: Int { get }
}
final class CardComponent: Component<CardDependency> {}
final class AppComponent: BootstrapComponent {
    func run(_ function: @escaping @MainActor() -> Void, _ other: @Sendable() -> Int) -> Int { other() }
    var update: @MainActor([Int]) -> Void { { _ in } }
    var id: Int { run({}, { 7 }) }
    var card: CardComponent { CardComponent(parent: self) }
}
print(AppComponent().card.dependency.id)
//> 7
