//! title: three modules, values read through the leaf's protocol
//! modules: Leaf Card App
//// file: Leaf/Leaf.swift
import Dovetail
public protocol LeafDependency: Dependency { var id: Int { get }; var card: String { get } }
public final class LeafComponent: Component<LeafDependency> {
    public var text: String { "\(dependency.id) \(self.card)" }
}
//// file: Card/Card.swift
import Dovetail
import Leaf
public protocol CardDependency: Dependency {}
public final class CardComponent: Component<CardDependency> {
    public var card: String { "card" }
    public var leaf: LeafComponent { LeafComponent(parent: self) }
}
//// file: App/main.swift
import Card
import Dovetail
import Leaf
final class Root: BootstrapComponent {
    var id: Int { 3 }
    var card: String { "root" }
    var made: CardComponent { CardComponent(parent: self) }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
let root = Root()
print(root.made.leaf.text)
print(root.leaf.text)
//> 3 card
//> 3 root
