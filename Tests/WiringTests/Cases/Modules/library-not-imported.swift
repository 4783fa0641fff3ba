//! title: the file of a component does not import the library
//! modules: Card App
//! runs: no
//! command: check
//// file: Card/CardDependency.swift
import Dovetail
public protocol CardDependency: Dependency { var limit: Int { get } }
//// file: Card/CardComponent.swift
public final class CardComponent: Component<CardDependency> {} //~ not-in-scope: add 'import Dovetail' to Card/CardComponent.swift
//// file: App/main.swift
import Card
import Dovetail
final class AppComponent: BootstrapComponent {
    var limit: Int { 1 }
    var card: CardComponent { CardComponent(parent: self) }
}
