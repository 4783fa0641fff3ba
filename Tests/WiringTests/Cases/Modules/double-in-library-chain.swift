//! title: a library's component from a double, with its child
//! modules: Card App
//// file: Card/Card.swift
import Dovetail
public protocol CardDependency: Dependency { var id: Int { get } }
public protocol LeafDependency: Dependency { var id: Int { get }; var card: Int { get } }
public final class LeafComponent: Component<LeafDependency> { public var text: String { "\(self.id) \(dependency.card)" } }
public final class CardComponent: Component<CardDependency> {
    public var card: Int { 2 }
    public var leaf: LeafComponent { LeafComponent(parent: self) }
}
//// file: App/main.swift
import Card
import Dovetail
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var card: CardComponent { CardComponent(parent: self) }
}
final class Stub: CardDependency { let id = 50 }
print(Root().card.leaf.text)
print(CardComponent(dependency: Stub()).leaf.text)
//> 1 2
//> 50 2
