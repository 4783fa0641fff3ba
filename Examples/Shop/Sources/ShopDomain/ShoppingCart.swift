import Observation

/// What the customer is about to buy. All screens share one.
@MainActor @Observable
public final class ShoppingCart {
    /// What is in it, in the order in which it was put there.
    public private(set) var lines: [OrderLine] = []

    /// An empty cart.
    public init() {}

    /// How many pieces are in it.
    public var count: Int { lines.reduce(0) { $0 + $1.count } }

    /// What they cost.
    public var total: Price { lines.total }

    /// Puts one piece into the cart.
    public func add(_ product: Product) {
        change(product, by: 1)
    }

    /// Takes one piece of a product from the cart.
    public func remove(_ product: Product) {
        change(product, by: -1)
    }

    /// Takes everything from the cart.
    public func removeAll() {
        lines = []
    }

    private func change(_ product: Product, by difference: Int) {
        guard let index = lines.firstIndex(where: { $0.id == product.id }) else {
            if difference > 0 { lines.append(OrderLine(product: product, count: difference)) }
            return
        }
        let count = lines[index].count + difference
        if count > 0 {
            lines[index] = OrderLine(product: product, count: count)
        } else {
            lines.remove(at: index)
        }
    }
}
