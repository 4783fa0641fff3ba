//! title: needle 05: Card.CardComponent(parent: self)
//! modules: Card App
//// file: Card/Card.swift
import Dovetail
public protocol CardDependency: Dependency { var id: Int { get } }
public final class CardComponent: Component<CardDependency> {}
//// file: App/main.swift
import Card
import Dovetail
final class Root: BootstrapComponent {
    var id: Int { 5 }
    var card: Card.CardComponent { Card.CardComponent(parent: self) }
}
let root = Root()
print(root.card.dependency.id)
//> 5
