/// Money that went from one account to another.
public struct Movement: Equatable, Sendable {
    /// How much.
    public let amount: Won
    /// Where it came from.
    public let source: AccountNumber
    /// Where it went.
    public let target: AccountNumber

    /// A movement of `amount`.
    public init(amount: Won, source: AccountNumber, target: AccountNumber) {
        self.amount = amount
        self.source = source
        self.target = target
    }
}
