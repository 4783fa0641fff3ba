/// Why money was not moved.
public enum LedgerFailure: Error, Equatable {
    /// The account holds less than was asked for.
    case insufficientFunds
}
