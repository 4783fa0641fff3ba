/// Something that the shop sells.
public struct Product: Identifiable, Hashable, Sendable, Codable {
    /// What the shop calls it.
    public let id: String
    /// What customers call it.
    public let name: String
    /// What is worth knowing about it.
    public let summary: String
    /// The price of one piece.
    public let price: Price

    /// Something that the shop sells.
    public init(id: String, name: String, summary: String, price: Price) {
        self.id = id
        self.name = name
        self.summary = summary
        self.price = price
    }
}
