import ShopDomain

/// A small range of products that is always at hand.
public struct InMemoryProducts: ProductRepository {
    /// The range of a tea shop.
    public init() {}

    /// All of it.
    public func products() async throws -> [Product] {
        [
            Product(id: "tea", name: "Green tea", summary: "From Boseong, 50 g.", price: Price(cents: 450)),
            Product(id: "pot", name: "Teapot", summary: "White porcelain, for two.", price: Price(cents: 3_200)),
            Product(id: "cup", name: "Cup", summary: "Goes with the teapot.", price: Price(cents: 905)),
        ]
    }
}
