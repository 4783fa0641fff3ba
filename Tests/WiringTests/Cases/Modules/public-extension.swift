//! title: public extension gives its members public access, a plain one does not
//! modules: Card App
//// file: Card/Card.swift
import Dovetail
public protocol LeafDependency: Dependency {
    var open: Int { get }
    var hidden: Int { get } //~ inaccessible-provider
}
public final class LeafComponent: Component<LeafDependency> {}
public final class CardComponent: Component<EmptyDependency> {
    public var leaf: LeafComponent { LeafComponent(parent: self) }
}
public extension CardComponent { var open: Int { 1 } }
extension CardComponent { var hidden: Int { 2 } }
//// file: App/main.swift
import Card
import Dovetail
final class Root: BootstrapComponent { var card: CardComponent { CardComponent(parent: self) } }
