//! title: the missing need of a library's component is reported in the library's file
//! modules: Card App
//// file: Card/Card.swift
import Dovetail
public protocol CardDependency: Dependency {
    var id: Int { get }
    var gone: Int { get } //~ missing-provider: gone
}
public final class CardComponent: Component<CardDependency> {}
//// file: App/main.swift
import Card
import Dovetail
final class Root: BootstrapComponent {
    var id: Int { 3 }
    var card: CardComponent { CardComponent(parent: self) }
}
