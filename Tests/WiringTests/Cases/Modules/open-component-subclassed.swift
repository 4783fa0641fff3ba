//! title: an open component of another module and its subclass here, both created
//! modules: Card App
//// file: Card/Card.swift
import Dovetail
public protocol CardDependency: Dependency { var id: Int { get } }
open class CardComponent: Component<CardDependency> { open var text: String { "card \(dependency.id)" } }
//// file: App/main.swift
import Card
import Dovetail
final class GoldComponent: CardComponent { override var text: String { "gold \(dependency.id)" } }
final class Root: BootstrapComponent {
    var id: Int { 3 }
    var card: CardComponent { CardComponent(parent: self) }
    var gold: CardComponent { GoldComponent(parent: self) }
}
let root = Root()
print(root.card.text, root.gold.text)
//> card 3 gold 3
