/// An amount of money.
public struct Price: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The amount in cents.
    public let cents: Int

    /// An amount in cents.
    public init(cents: Int) {
        self.cents = cents
    }

    /// The amount as it is shown, such as `$4.50`.
    public var description: String {
        let rest = cents % 100
        return "$\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
    }

    /// The sum of two amounts.
    public static func + (left: Price, right: Price) -> Price {
        Price(cents: left.cents + right.cents)
    }

    /// The price of several pieces.
    public static func * (price: Price, count: Int) -> Price {
        Price(cents: price.cents * count)
    }
}
