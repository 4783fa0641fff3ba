import Cart
import Catalog
import CatalogInterface
import Checkout
import CheckoutInterface
import DovetailMain
import ShopData
import ShopDomain

/// The root: the only place that sees every feature. The app and the terminal both start it.
public final class ShopComponent: BootstrapComponent {
    /// Where products come from.
    public let products: any ProductRepository

    /// The shop, with its own products unless others are given.
    public init(products: any ProductRepository = InMemoryProducts()) {
        self.products = products
        super.init()
    }

    // MARK: - What the features need

    /// One cart for the whole shop.
    public var shoppingCart: ShoppingCart {
        shared { ShoppingCart() }
    }

    /// Where orders go.
    public var orders: any OrderRepository {
        shared { InMemoryOrders() }
    }

    // The cart opens screens of two other features. It sees only their interfaces.

    /// The pages of the catalog.
    public var productPages: any ProductPages {
        catalog
    }

    /// The screens of the checkout.
    public var checkoutScreens: any CheckoutScreens {
        checkout
    }

    // MARK: - The features

    /// The catalog.
    public var catalog: CatalogComponent {
        CatalogComponent(parent: self)
    }

    /// The cart.
    public var cart: CartComponent {
        CartComponent(parent: self)
    }

    /// The checkout.
    public var checkout: CheckoutComponent {
        CheckoutComponent(parent: self)
    }
}
