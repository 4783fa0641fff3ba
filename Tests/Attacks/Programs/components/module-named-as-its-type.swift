//! class: C8 compiles
//! note: two modules have a class of their own name, and types of one name
//! modules: Cards Loans App
//// file: Cards/Cards.swift
import Dovetail
public enum Cards { public static let title = "cards" }
public struct Rate { public let n = 1 ; public init() {} }
public protocol HomeDependency: Dependency { var cardRate: Rate { get } }
public final class HomeComponent: Component<HomeDependency> { public var n: Int { dependency.cardRate.n } }
public typealias CardsHome = HomeComponent
public typealias CardsRate = Rate
//// file: Loans/Loans.swift
import Dovetail
public enum Loans { public static let title = "loans" }
public struct Rate { public let n = 2; public init() {} }
public protocol LoanHomeDependency: Dependency { var loanRate: Rate { get } }
public final class LoanHomeComponent: Component<LoanHomeDependency> { public var n: Int { dependency.loanRate.n } }
public typealias LoansRate = Rate
//// file: App/main.swift
import Dovetail
import Cards
import Loans
final class AppComponent: BootstrapComponent {
    var cardRate: CardsRate { CardsRate() }
    var loanRate: LoansRate { LoansRate() }
    var cards: CardsHome { CardsHome(parent: self) }
    var loans: LoanHomeComponent { LoanHomeComponent(parent: self) }
}
print(AppComponent().cards.n, AppComponent().loans.n)
//> 1 2
