//! title: a misspelt type of the standard library
//! runs: no
//// file: App/main.swift
import Dovetail
protocol CardDependency: Dependency {
    var name: Strng { get } //~ not-in-scope: did you mean 'String'?
}
final class CardComponent: Component<CardDependency> {}
final class AppComponent: BootstrapComponent {
    var name: String { "a" }
    var card: CardComponent { CardComponent(parent: self) }
}
