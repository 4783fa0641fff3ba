//! title: a public property with an internal setter cannot meet { get set }
//! modules: Card App
//// file: Card/Card.swift
import Dovetail
public protocol LeafDependency: Dependency {
    var count: Int { get set } //~ inaccessible-provider
}
public final class LeafComponent: Component<LeafDependency> {}
public final class CardComponent: Component<EmptyDependency> {
    public internal(set) var count: Int = 1
    public var leaf: LeafComponent { LeafComponent(parent: self) }
}
//// file: App/main.swift
import Card
import Dovetail
final class Root: BootstrapComponent { var card: CardComponent { CardComponent(parent: self) } }
