//! title: a module that holds a type of the module's name
//! modules: Card App
//// file: Card/Card.swift
import Dovetail
public struct Card { public let id: Int; public init(_ id: Int) { self.id = id } }
public protocol CardDependency: Dependency { var card: Card { get } }
public final class CardComponent: Component<CardDependency> { public var seen: Int { dependency.card.id } }
//// file: App/main.swift
import Card
import Dovetail
final class Root: BootstrapComponent {
    var card: Card { Card(8) }
    var made: CardComponent { CardComponent(parent: self) }
}
print(Root().made.seen)
//> 8
