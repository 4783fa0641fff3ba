import BankInterfaces

/// Takes signed deposits into the safe box.
public final class SafeBoxVault {
    /// The most that a safe box may hold.
    static let limit = Won(10_000_000)

    private let customer: Customer
    private let ledger: any Ledger

    init(customer: Customer, ledger: any Ledger) {
        self.customer = customer
        self.ledger = ledger
    }

    /// Moves `amount` into the safe box. Nobody gets here without a signature.
    func deposit(_ amount: Won, signedWith signature: Signature) throws(LedgerFailure) {
        try ledger.move(amount, from: customer.mainAccount, to: customer.safeBox)
    }
}
