import Analytics
import BankInterfaces
import Dovetail

/// What the demand deposit module needs from the app.
public protocol DemandDepositDependency: Dependency {
    /// Whose accounts these are.
    var customer: Customer { get }
    /// Opens the card that draws on an account.
    var cardScreens: any CardScreens { get }
    /// Knows balances.
    var ledger: any Ledger { get }
    /// Leads home.
    var navigation: any Navigation { get }
    /// Hears which accounts are opened.
    var analytics: any AnalyticsLog { get }
}
