//! title: the file of a dependency protocol does not import the module of a requirement
//! modules: Prices Cart App
//! runs: no
//// file: Prices/Prices.swift
public protocol PriceList {}
public struct Euro: Sendable { public init() {} }
//// file: Cart/CartDependency.swift
import Dovetail
public protocol CartDependency: Dependency {
    var prices: any PriceList { get } //~ not-in-scope: add 'import Prices' to Cart/CartDependency.swift
    var minimum: Euro { get }
}
//// file: Cart/CartComponent.swift
import Dovetail
import Prices
public final class CartComponent: Component<CartDependency> {}
//// file: App/main.swift
import Cart
import Dovetail
import Prices
struct Shop: PriceList {}
final class AppComponent: BootstrapComponent {
    var prices: any PriceList { Shop() }
    var minimum: Euro { Euro() }
    var cart: CartComponent { CartComponent(parent: self) }
}
