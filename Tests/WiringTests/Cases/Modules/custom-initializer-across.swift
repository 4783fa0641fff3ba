//! title: an initializer of another module that takes its parent under another label
//! modules: Card App
//// file: Card/Card.swift
import Dovetail
public protocol CardDependency: Dependency { var id: Int { get } }
public final class CardComponent: Component<CardDependency> {
    public let name: String
    public init(name: String, in scope: any Scope) { self.name = name; super.init(parent: scope) }
    public var seen: Int { dependency.id }
}
//// file: App/main.swift
import Card
import Dovetail
final class Root: BootstrapComponent {
    var id: Int { 3 }
    var card: CardComponent { CardComponent(name: "n", in: self) }
}
let card = Root().card
print(card.name, card.seen)
//> n 3
