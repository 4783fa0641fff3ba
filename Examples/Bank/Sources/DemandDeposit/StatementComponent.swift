import BankInterfaces
import Dovetail

/// The scope of one account's statement.
public final class StatementComponent: Component<StatementDependency> {
    private let account: AccountNumber

    init(parent: any Scope, account: AccountNumber) {
        self.account = account
        super.init(parent: parent)
    }

    func screen() -> Screen {
        let movements = dependency.ledger.movements(of: account).suffix(dependency.statementLength)
        return Screen(
            title: "Statement of \(dependency.today)",
            lines: movements.isEmpty ? ["No movements yet"] : movements.map(line),
            actions: [dependency.navigation.homeAction])
    }

    private func line(_ movement: Movement) -> String {
        movement.source == account
            ? "-\(movement.amount) to \(movement.target)"
            : "+\(movement.amount) from \(movement.source)"
    }
}
