//! title: a forgotten import hides no other error
//! modules: Prices Cart App
//! runs: no
//// file: Prices/Prices.swift
public protocol PriceList {}
//// file: Cart/Cart.swift
import Dovetail
public protocol CartDependency: Dependency {
    var prices: any PriceList { get } //~ not-in-scope: add 'import Prices' to Cart/Cart.swift
    var currency: String { get } //~ missing-provider
}
public final class CartComponent: Component<CartDependency> {}
//// file: App/main.swift
import Cart
import Dovetail
import Prices
struct Shop: PriceList {}
final class AppComponent: BootstrapComponent {
    var prices: any PriceList { Shop() }
    var cart: CartComponent { CartComponent(parent: self) }
}
