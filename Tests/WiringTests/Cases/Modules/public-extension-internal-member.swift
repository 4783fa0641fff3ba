//! title: public extension: a member that says internal is internal, one that says nothing is public
//! modules: Card App
//// file: Card/Card.swift
import Dovetail
public protocol LeafDependency: Dependency { var a: Int { get }; var b: Int { get } }
public final class LeafComponent: Component<LeafDependency> {
    public var text: String { "\(self.a) \(self.b)" }
}
public final class CardComponent: Component<EmptyDependency> {
    public var leaf: LeafComponent { LeafComponent(parent: self) }
}
public extension CardComponent {
    var a: Int { 1 }
    internal var b: Int { 99 }
}
//// file: App/main.swift
import Card
import Dovetail
final class Root: BootstrapComponent {
    var b: Int { 2 }
    var card: CardComponent { CardComponent(parent: self) }
}
print(Root().card.leaf.text)
//> 1 2
