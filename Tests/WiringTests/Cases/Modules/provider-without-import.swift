//! title: a provider whose file does not import the module of its type
//! modules: Domain Cart App
//! runs: no
//// file: Domain/Domain.swift
public protocol Prices {}
public struct FixedPrices: Prices { public init() {} }
//// file: Cart/Cart.swift
import Domain
import Dovetail
public protocol CartDependency: Dependency {
    var prices: any Prices { get }
    var coins: any Prices { get }  //~ missing-provider: add to AppComponent: var coins: any Prices { <#value#> }
}
public final class CartComponent: Component<CartDependency> {}
//// file: App/main.swift
import Cart
import Dovetail
final class AppComponent: BootstrapComponent {
    var prices: any Prices { fatalError() }  //~ not-in-scope: add 'import Domain' to App/main.swift
    var cart: CartComponent { CartComponent(parent: self) }
}
