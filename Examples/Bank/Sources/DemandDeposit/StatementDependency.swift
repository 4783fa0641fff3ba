import BankInterfaces
import Dovetail

/// What a statement needs from the components above it.
public protocol StatementDependency: Dependency {
    /// How many movements to show: from the parent, `DemandDepositComponent`.
    var statementLength: Int { get }
    /// Knows the movements: from the root, which the parent asks too.
    var ledger: any Ledger { get }
    /// Leads home: from the root, which the parent asks too.
    var navigation: any Navigation { get }
    /// The day on the statement: from the root, past a parent that has never heard of it.
    var today: BankDay { get }
}
