import CatalogInterface
import CheckoutInterface
import Observation
import ShopDomain
import ShopScreens

/// What the cart's screen shows.
@Observable
public final class CartViewModel: Screen {
    private let cart: ShoppingCart
    private let productPages: any ProductPages
    private let checkoutScreens: any CheckoutScreens

    init(cart: ShoppingCart, productPages: any ProductPages, checkoutScreens: any CheckoutScreens) {
        self.cart = cart
        self.productPages = productPages
        self.checkoutScreens = checkoutScreens
    }

    /// What is above the list.
    public var title: String { "Cart" }

    /// What is in the cart, and what it costs.
    public var lines: [String] {
        if items.isEmpty { return ["Your cart is empty."] }
        return items.enumerated().map { "\($0 + 1). \(text(of: $1))" } + [total]
    }

    /// What is in the cart.
    public var items: [OrderLine] { cart.lines }

    var total: String { "Total: \(cart.total)" }

    func text(of item: OrderLine) -> String {
        "\(item.count) × \(item.product.name), \(item.price)"
    }

    /// Takes one piece from the cart.
    public func remove(_ item: OrderLine) {
        cart.remove(item.product)
    }

    /// The page of what is in a line: a screen of another feature.
    public func page(of item: OrderLine) -> any Screen {
        productPages.page(of: item.product)
    }

    /// The checkout, if there is something to buy.
    public func checkout() -> (any Screen)? {
        items.isEmpty ? nil : checkoutScreens.checkout()
    }
}
