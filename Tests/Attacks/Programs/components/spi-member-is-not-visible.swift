//! class: C8 compiles
//! note: the file with the component does not import the module with @_spi, but another file does
//! modules: Bank App
//// file: Bank/Bank.swift
import Dovetail
open class BankComponent: BootstrapComponent {
    @_spi(Internal) public var size: Int { 3 }
}
//// file: App/Other.swift
@_spi(Internal) import Bank
func size(_ bank: BankComponent) -> Int { bank.size }
//// file: App/main.swift
import Dovetail
import Bank
protocol CardDependency: Dependency { var size: Int { get } }
final class CardComponent: Component<CardDependency> {}
final class AppComponent: BankComponent { var card: CardComponent { CardComponent(parent: self) } }
print(AppComponent().card.dependency.size)
//> 3
