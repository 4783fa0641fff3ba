//! title: what a child needs that is created by the module's name is looked for above it
//! modules: Shop
//! command: check
//! runs: no
//! proof: proved 0 of 1 requirement of 1 component under 2 roots
//// file: Shop/Shop.swift
import Dovetail

protocol CardDependency: Dependency {
    var id: Int { get } //~ missing-provider: path: Root → CardComponent
}
final class CardComponent: Component<CardDependency> {}
final class Root: BootstrapComponent {
    var card: CardComponent { App.CardComponent(parent: self) }
}
final class OtherRoot: BootstrapComponent {
    var id: Int { 1 }
}
