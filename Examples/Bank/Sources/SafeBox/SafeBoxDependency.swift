import Analytics
import BankInterfaces
import Dovetail

/// What the safe box module needs from the app.
public protocol SafeBoxDependency: Dependency {
    /// Whose safe box it is.
    var customer: Customer { get }
    /// Knows balances and moves money.
    var ledger: any Ledger { get }
    /// Signs deposits. The code behind it was never made a module: it lives in the app.
    var signing: any Signing { get }
    /// Leads home.
    var navigation: any Navigation { get }
    /// Hears what happens to deposits.
    var analytics: any AnalyticsLog { get }
}
