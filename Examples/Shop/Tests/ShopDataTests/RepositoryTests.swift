import Foundation
import ShopData
import ShopDomain
import Testing

struct RepositoryTests {
    let tea = Product(id: "tea", name: "Green tea", summary: "Fresh.", price: Price(cents: 450))

    @Test func theServersProductsAreRead() async throws {
        let json = #"[{"id": "tea", "name": "Green tea", "summary": "Fresh.", "price": {"cents": 450}}]"#
        let remote = RemoteProducts { path in path == "products" ? Data(json.utf8) : Data() }
        #expect(try await remote.products() == [tea])
    }

    @Test func whatIsNoListOfProductsIsAnError() async {
        let remote = RemoteProducts { _ in Data("<html>".utf8) }
        await #expect(throws: DecodingError.self) { try await remote.products() }
    }

    @Test func ordersAreNumbered() async throws {
        let orders = InMemoryOrders()
        let lines = [OrderLine(product: tea, count: 2)]
        #expect(try await orders.place(lines, for: "Hana") == Order(id: 1, customer: "Hana", lines: lines))
        #expect(try await orders.place(lines, for: "Nabi").id == 2)
    }
}
