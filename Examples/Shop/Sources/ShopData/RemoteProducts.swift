import Foundation
import ShopDomain

/// The products of a server, which sends them as JSON.
public struct RemoteProducts: ProductRepository {
    private let fetch: @Sendable (_ path: String) async throws -> Data

    /// Products that `fetch` gets from a server: in the app with `URLSession`, in a test from a string.
    public init(fetch: @escaping @Sendable (_ path: String) async throws -> Data) {
        self.fetch = fetch
    }

    /// What the server sends for the path `products`.
    public func products() async throws -> [Product] {
        try await JSONDecoder().decode([Product].self, from: fetch("products"))
    }
}
