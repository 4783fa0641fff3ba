import Observation
import ShopDomain
import ShopScreens

/// What the page of a product shows.
@Observable
public final class ProductViewModel: Screen {
    let product: Product
    private let cart: ShoppingCart

    init(product: Product, cart: ShoppingCart) {
        self.product = product
        self.cart = cart
    }

    /// The product's name.
    public var title: String { product.name }

    /// What is worth knowing about the product, its price, and how many the customer has.
    public var lines: [String] { [product.summary, "\(product.price)", inCart] }

    var inCart: String {
        let count = cart.lines.first { $0.id == product.id }?.count ?? 0
        return count == 0 ? "Not in your cart" : "\(count) in your cart"
    }

    /// Puts one piece into the cart.
    func addToCart() {
        cart.add(product)
    }
}
