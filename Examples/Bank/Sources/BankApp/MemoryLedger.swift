import BankInterfaces

/// Books that last as long as the program.
final class MemoryLedger: Ledger {
    private var balances: [AccountNumber: Won]
    private var history: [Movement] = []

    init(opening balances: [AccountNumber: Won]) {
        self.balances = balances
    }

    func balance(of account: AccountNumber) -> Won {
        balances[account] ?? Won(0)
    }

    func movements(of account: AccountNumber) -> [Movement] {
        history.filter { $0.source == account || $0.target == account }
    }

    func move(_ amount: Won, from source: AccountNumber, to target: AccountNumber) throws(LedgerFailure) {
        guard balance(of: source) >= amount else { throw .insufficientFunds }
        balances[source] = Won(balance(of: source).value - amount.value)
        balances[target] = Won(balance(of: target).value + amount.value)
        history.append(Movement(amount: amount, source: source, target: target))
    }
}
