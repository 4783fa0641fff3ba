import ShopDomain

/// Orders that are forgotten when the app ends.
public actor InMemoryOrders: OrderRepository {
    private var orders: [Order] = []

    /// No order yet.
    public init() {}

    /// Gives the order the next number.
    public func place(_ lines: [OrderLine], for customer: String) async throws -> Order {
        let order = Order(id: orders.count + 1, customer: customer, lines: lines)
        orders.append(order)
        return order
    }
}
