/// The number of a card.
public struct CardNumber: Hashable, Sendable, CustomStringConvertible {
    /// The number as it is printed on the card.
    public let description: String

    /// The card with this number.
    public init(_ description: String) {
        self.description = description
    }
}
