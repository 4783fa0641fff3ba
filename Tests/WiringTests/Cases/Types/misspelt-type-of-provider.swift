//! title: a misspelt type of a provider that several components need
//! runs: no
//// file: App/main.swift
import Dovetail
struct Customer {}
protocol CardDependency: Dependency { var customer: Customer { get } }
protocol CartDependency: Dependency { var customer: Customer { get } }
final class CardComponent: Component<CardDependency> {}
final class CartComponent: Component<CartDependency> {}
final class AppComponent: BootstrapComponent {
    var customer: Custoner { Customer() } //~ not-in-scope: did you mean 'Customer'?
    var card: CardComponent { CardComponent(parent: self) }
    var cart: CartComponent { CartComponent(parent: self) }
}
