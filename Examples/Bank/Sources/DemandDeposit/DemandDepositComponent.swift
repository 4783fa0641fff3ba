import BankInterfaces
import Dovetail

/// The demand deposit module's scope.
public final class DemandDepositComponent: Component<DemandDepositDependency> {
    /// How many movements fit on a statement, for the statement below this component.
    public var statementLength: Int {
        5
    }

    func statement(of account: AccountNumber) -> StatementComponent {
        StatementComponent(parent: self, account: account)
    }
}
