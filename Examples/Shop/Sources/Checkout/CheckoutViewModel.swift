import Observation
import ShopDomain
import ShopScreens

/// What the form of the checkout shows.
@Observable
public final class CheckoutViewModel: Screen {
    /// Who orders.
    public var customer = ""
    /// What happened to the order.
    public private(set) var message = ""
    private var isPlacing = false
    private let cart: ShoppingCart
    private let orders: any OrderRepository

    init(cart: ShoppingCart, orders: any OrderRepository) {
        self.cart = cart
        self.orders = orders
    }

    /// What is above the form.
    public var title: String { "Checkout" }

    /// What is to pay, and what happened to the order.
    public var lines: [String] { [toPay, message].filter { !$0.isEmpty } }

    var toPay: String { cart.lines.isEmpty ? "" : "To pay: \(cart.total)" }

    /// Whether there is something to buy and somebody who buys it.
    public var canPlaceOrder: Bool {
        !isPlacing && !cart.lines.isEmpty && customer.contains { !$0.isWhitespace }
    }

    /// Orders what is in the cart, and empties it.
    public func placeOrder() async {
        guard canPlaceOrder else { return }
        isPlacing = true
        defer { isPlacing = false }
        do {
            let order = try await orders.place(cart.lines, for: customer)
            cart.removeAll()
            message = "Thank you, \(order.customer). Order \(order.id) over \(order.total) is on its way."
        } catch {
            message = "The order could not be placed. Your cart is as it was."
        }
    }
}
