#if DEBUG && canImport(SwiftUI)
    import ShopDomain
    import SwiftUI

    #Preview {
        CheckoutView(model: CheckoutComponent(dependency: CheckoutPreviewDependency()).form())
    }

    /// What the checkout needs, for previews.
    private final class CheckoutPreviewDependency: CheckoutDependency {
        let shoppingCart = ShoppingCart()
        let orders: any OrderRepository = PreviewOrders()

        init() {
            shoppingCart.add(Product(id: "tea", name: "Green tea", summary: "", price: Price(cents: 450)))
        }
    }

    private nonisolated struct PreviewOrders: OrderRepository {
        func place(_ lines: [OrderLine], for customer: String) async throws -> Order {
            Order(id: 1, customer: customer, lines: lines)
        }
    }
#endif
