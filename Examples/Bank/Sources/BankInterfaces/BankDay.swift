/// A day in the bank's books.
public struct BankDay: Equatable, Sendable, CustomStringConvertible {
    /// The day, as it is printed on statements.
    public let description: String

    /// The day written as `description`.
    public init(_ description: String) {
        self.description = description
    }
}
