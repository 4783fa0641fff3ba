//! title: a dependency protocol that the generated file cannot see
//! modules: Cart App
//! runs: no
//// file: Cart/Cart.swift
import Dovetail
protocol CartDependency: Dependency { //~ inaccessible-component: make CartDependency public
    var prices: Int { get }
}
public final class CartComponent: Component<CartDependency> {}
//// file: App/main.swift
import Cart
import Dovetail
final class AppComponent: BootstrapComponent {
    var prices: Int { 1 }
    var cart: CartComponent { CartComponent(parent: self) }
}
