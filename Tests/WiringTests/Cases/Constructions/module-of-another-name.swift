//! title: the module is named, and the folder has another name: the children are children
//! modules: Shop
//! command: check
//! runs: no
//! proof: proved 2 of 2 requirements of 3 components under 1 root
//// file: Shop/Shop.swift
import Dovetail

protocol CardDependency: Dependency { var id: Int { get } }
final class CardComponent: Component<CardDependency> {}
enum Screens {
    final class ListComponent: Component<CardDependency> {
        var card: CardComponent { .init(parent: self) }
    }
}
protocol DeckDependency: Dependency { var size: Int { get } }
final class DeckComponent: Component<DeckDependency> {}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var size: Int { 2 }
    var card: CardComponent { App.CardComponent(parent: self) }
    var list: App.Screens.ListComponent { .init(parent: self) }
    var deck: DeckComponent { App.DeckComponent.init(parent: self) }
}
