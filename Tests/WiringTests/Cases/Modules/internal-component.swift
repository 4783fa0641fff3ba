//! title: an internal component of another module cannot be named
//! modules: Card App
//// file: Card/Card.swift
import Dovetail
public final class CardComponent: Component<EmptyDependency> {
    var detail: DetailComponent { DetailComponent(parent: self) }
}
final class DetailComponent: Component<EmptyDependency> {} //~ inaccessible-component
//// file: App/main.swift
import Card
import Dovetail
final class Root: BootstrapComponent { var card: CardComponent { CardComponent(parent: self) } }
