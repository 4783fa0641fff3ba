//! class: C8 compiles
//! note: the import has an access level and @_spi
//! modules: Bank App
//// file: Bank/Bank.swift
import Dovetail
open class BankComponent: BootstrapComponent {
    @_spi(Internal) public var size: Int { 3 }
}
//// file: App/main.swift
internal import Dovetail
@_spi(Internal) internal import Bank
protocol CardDependency: Dependency { var size: Int { get } }
final class CardComponent: Component<CardDependency> {}
final class AppComponent: BankComponent { var card: CardComponent { CardComponent(parent: self) } }
print(AppComponent().card.dependency.size)
//> 3
