//! title: an internal provider of another module is skipped for a visible one above
//! modules: Card App
//// file: Card/Card.swift
import Dovetail
public protocol LeafDependency: Dependency { var id: Int { get } }
public final class LeafComponent: Component<LeafDependency> {
    public var seen: Int { dependency.id }
}
public final class CardComponent: Component<EmptyDependency> {
    var id: Int { 1 }
    public var leaf: LeafComponent { LeafComponent(parent: self) }
}
//// file: App/main.swift
import Card
import Dovetail
final class Root: BootstrapComponent {
    var id: Int { 2 }
    var card: CardComponent { CardComponent(parent: self) }
}
print(Root().card.leaf.seen)
//> 2
