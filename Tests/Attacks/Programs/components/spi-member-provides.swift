//! class: C8 compiles
//! note: members and types behind @_spi provide and are needed
//! modules: Bank App
//// file: Bank/Bank.swift
import Dovetail
@_spi(Internal) public struct Key: Sendable { public let n: Int; public init(n: Int) { self.n = n } }
open class BankComponent: BootstrapComponent {
    @_spi(Internal) public var key: Key { Key(n: 7) }
    @_spi(Internal) public var size: Int { 3 }
}
//// file: App/main.swift
import Dovetail
@_spi(Internal) import Bank
protocol CardDependency: Dependency { var key: Key { get }; var size: Int { get } }
final class CardComponent: Component<CardDependency> {}
final class AppComponent: BankComponent { var card: CardComponent { CardComponent(parent: self) } }
print(AppComponent().card.dependency.key.n, AppComponent().card.dependency.size)
//> 7 3
