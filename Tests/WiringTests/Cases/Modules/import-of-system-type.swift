//! title: a type of the system with the name of a type of another module is not taken for a forgotten import
//! modules: Logging Cart App
//! runs: no
//// file: Logging/Logging.swift
public struct Logger: Sendable { public init() {} }
//// file: Cart/Cart.swift
import Dovetail
import os
public protocol CartDependency: Dependency {
    var logger: Logger { get }
    var currency: String { get } //~ missing-provider
}
public final class CartComponent: Component<CartDependency> {}
//// file: App/main.swift
import Cart
import Dovetail
import os
final class AppComponent: BootstrapComponent {
    var logger: Logger { Logger(subsystem: "shop", category: "app") }
    var cart: CartComponent { CartComponent(parent: self) }
}
