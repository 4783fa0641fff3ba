/// The number of an account.
public struct AccountNumber: Hashable, Sendable, CustomStringConvertible {
    /// The number as the customer reads it.
    public let description: String

    /// The account with this number.
    public init(_ description: String) {
        self.description = description
    }
}
