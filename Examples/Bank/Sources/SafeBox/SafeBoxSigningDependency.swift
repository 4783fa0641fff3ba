import Analytics
import BankInterfaces
import Dovetail

/// What the signing step needs from the components above it.
public protocol SafeBoxSigningDependency: Dependency {
    /// Takes the deposit once it is signed: from the parent, `SafeBoxComponent`.
    var vault: SafeBoxVault { get }
    /// Signs: from the root.
    var signing: any Signing { get }
    /// Leads home: from the root.
    var navigation: any Navigation { get }
    /// Hears how it went: from the root.
    var analytics: any AnalyticsLog { get }
}
