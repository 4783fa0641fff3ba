//! title: an internal provider of another module cannot be seen
//! modules: Card App
//// file: Card/Card.swift
import Dovetail
public protocol LeafDependency: Dependency {
    var id: Int { get } //~ inaccessible-provider: internal
}
public final class LeafComponent: Component<LeafDependency> {}
public final class CardComponent: Component<EmptyDependency> {
    var id: Int { 1 }
    public var leaf: LeafComponent { LeafComponent(parent: self) }
}
//// file: App/main.swift
import Card
import Dovetail
final class Root: BootstrapComponent { var card: CardComponent { CardComponent(parent: self) } }
