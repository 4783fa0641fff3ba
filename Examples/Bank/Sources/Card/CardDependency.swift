import Analytics
import BankInterfaces
import Dovetail

/// What the card module needs from the app.
public protocol CardDependency: Dependency {
    /// Whose cards these are.
    var customer: Customer { get }
    /// Opens the account that a card draws on.
    var demandDepositScreens: any DemandDepositScreens { get }
    /// Leads home.
    var navigation: any Navigation { get }
    /// Hears which cards are opened.
    var analytics: any AnalyticsLog { get }
}
