// dovetail:stub
/// Where products come from.
public protocol ProductRepository: Sendable {
    /// Everything that the shop sells.
    func products() async throws -> [Product]
}

// dovetail:stub
/// Where orders go.
public protocol OrderRepository: Sendable {
    /// Orders what is in these lines.
    func place(_ lines: [OrderLine], for customer: String) async throws -> Order
}
