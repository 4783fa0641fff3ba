//! title: child, parent and root each in a module of its own
//! modules: Leaf Card App
//// file: Leaf/Leaf.swift
import Dovetail
public protocol LeafDependency: Dependency { var id: Int { get }; var card: String { get } }
public final class LeafComponent: Component<LeafDependency> {}
//// file: Card/Card.swift
import Dovetail
import Leaf
public final class CardComponent: Component<EmptyDependency> {
    public var card: String { "card" }
    public var leaf: LeafComponent { LeafComponent(parent: self) }
}
//// file: App/main.swift
import Card
import Dovetail
final class Root: BootstrapComponent {
    var id: Int { 3 }
    var card: CardComponent { CardComponent(parent: self) }
}
let leaf = Root().card.leaf
print(leaf.path)
//> ["Root", "CardComponent", "LeafComponent"]
