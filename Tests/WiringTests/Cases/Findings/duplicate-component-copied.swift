//! title: duplicate-component: a copied file is one error, and no warning about its protocol
//! command: check
//// file: App/Card.swift
import Dovetail
protocol CardDependency: Dependency { var limit: Int { get } }
final class CardComponent: Component<CardDependency> {}
//// file: App/CardCopy.swift
import Dovetail
protocol CardDependency: Dependency { var limit: Int { get } }
final class CardComponent: Component<CardDependency> {} //~ duplicate-component
//// file: App/main.swift
import Dovetail
final class AppComponent: BootstrapComponent {
    var limit: Int { 1 }
    var card: CardComponent { CardComponent(parent: self) }
}
print(AppComponent().card.dependency.limit)
