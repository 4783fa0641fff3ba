//! title: package: a provider and an assembly of another package are out of reach
//! command: check .
//! runs: no
//// file: App/Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "App",
    dependencies: [
        .package(path: "../Kit"), .package(url: "https://example.com/dovetail", from: "1.0.0"),
    ],
    targets: [
        .executableTarget(
            name: "App",
            dependencies: [.product(name: "Cart", package: "Kit"), .product(name: "Dovetail", package: "dovetail")]),
    ])
//// file: Kit/Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "Kit", products: [.library(name: "Cart", targets: ["Cart"])],
    dependencies: [.package(url: "https://example.com/dovetail", from: "1.0.0")],
    targets: [.target(name: "Cart", dependencies: [.product(name: "Dovetail", package: "dovetail")])])
//// file: Kit/Sources/Cart/Cart.swift
import Dovetail
public protocol PayDependency: Dependency {
    var prices: Int { get } //~ inaccessible-provider: help: declare 'prices' in CartComponent as public
}
public final class PayComponent: Component<PayDependency> {}
public final class CartComponent: Component<EmptyDependency> {
    package var prices: Int { 1 }
    public var pay: PayComponent { PayComponent(parent: self) }
}
package struct CartAssembly: Assembly {
    package init() {}
    package func assemble(_ c: inout Registrations) { c.register(Int.self) { _ in 1 } }
}
//// file: App/Sources/App/main.swift
import Cart
import Dovetail
final class AppComponent: BootstrapComponent {
    var cart: CartComponent { CartComponent(parent: self) }
}
let container = try Container(CartAssembly()) //~ not-in-scope: 'CartAssembly' is package in 'Cart'
print(try container.resolve(Int.self), AppComponent().cart.pay)
