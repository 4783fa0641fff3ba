/// What a customer has bought.
public struct Order: Identifiable, Hashable, Sendable {
    /// The order's number.
    public let id: Int
    /// Who gets it.
    public let customer: String
    /// What is in it.
    public let lines: [OrderLine]

    /// What a customer has bought.
    public init(id: Int, customer: String, lines: [OrderLine]) {
        self.id = id
        self.customer = customer
        self.lines = lines
    }

    /// What it costs.
    public var total: Price { lines.total }
}

extension [OrderLine] {
    /// The price of all lines.
    public var total: Price { reduce(Price(cents: 0)) { $0 + $1.price } }
}
