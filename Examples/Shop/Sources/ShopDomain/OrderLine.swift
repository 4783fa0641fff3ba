/// A product, and how many of it.
public struct OrderLine: Identifiable, Hashable, Sendable {
    /// What is bought.
    public let product: Product
    /// How many pieces.
    public let count: Int

    /// A product, and how many of it.
    public init(product: Product, count: Int) {
        self.product = product
        self.count = count
    }

    /// A product has one line.
    public var id: Product.ID { product.id }

    /// The price of all pieces.
    public var price: Price { product.price * count }
}
