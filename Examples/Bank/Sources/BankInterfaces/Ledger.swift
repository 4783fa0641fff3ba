/// The bank's books, as modules see them.
public protocol Ledger {
    /// What `account` holds now.
    func balance(of account: AccountNumber) -> Won

    /// What has moved in and out of `account`, oldest first.
    func movements(of account: AccountNumber) -> [Movement]

    /// Moves money between two accounts.
    ///
    /// - Throws: `LedgerFailure` where `source` does not hold enough.
    func move(_ amount: Won, from source: AccountNumber, to target: AccountNumber) throws(LedgerFailure)
}
