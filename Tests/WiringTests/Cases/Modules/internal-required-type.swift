//! title: a requirement's type that the generated file cannot see
//! modules: Cart App
//! runs: no
//// file: Cart/Cart.swift
import Dovetail
struct Prices {} //~ inaccessible-component: make Prices public
public protocol CartDependency: Dependency {
    var prices: Prices { get }
}
public final class CartComponent: Component<CartDependency> {}
open class BaseComponent: BootstrapComponent {
    public var prices: Prices { Prices() }
}
//// file: App/main.swift
import Cart
import Dovetail
final class AppComponent: BaseComponent {
    var cart: CartComponent { CartComponent(parent: self) }
}
