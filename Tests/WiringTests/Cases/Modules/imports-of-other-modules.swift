//! title: what another module imports for itself is not imported into the wiring
//! modules: Vendor Card App
//! modes: 6
//// file: Vendor/Vendor.swift
public struct Token: Sendable { public init() {} }
//// file: Card/Card.swift
import Dovetail
internal import Vendor
public struct Token: Sendable {
    public let number: Int
    public init(_ number: Int) { self.number = number }
}
public protocol CardDependency: Dependency { var token: Token { get } }
public final class CardComponent: Component<any CardDependency> {
    private let vendors = Vendor.Token()
    public var number: Int { dependency.token.number }
}
//// file: App/main.swift
import Card
import Dovetail
final class AppComponent: BootstrapComponent {
    var token: Token { Token(1) }
    var card: CardComponent { CardComponent(parent: self) }
}
print(AppComponent().card.number)
//> 1
