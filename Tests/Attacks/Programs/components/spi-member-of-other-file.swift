//! class: C8 compiles
//! note: the type that a member behind @_spi needs no other import of the module
//! modules: Bank App
//// file: Bank/Bank.swift
import Dovetail
open class BankComponent: BootstrapComponent {
    @_spi(Internal) public var size: Int { 3 }
    public var plain: Int { 4 }
}
//// file: App/main.swift
import Dovetail
import Bank
protocol CardDependency: Dependency { var plain: Int { get } }
final class CardComponent: Component<CardDependency> {}
final class AppComponent: BankComponent { var card: CardComponent { CardComponent(parent: self) } }
print(AppComponent().card.dependency.plain)
//> 4
