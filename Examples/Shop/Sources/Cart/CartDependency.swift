import CatalogInterface
import CheckoutInterface
import DovetailMain
import ShopDomain

/// What the cart needs.
public protocol CartDependency: Dependency {
    /// What is in the cart.
    var shoppingCart: ShoppingCart { get }
    /// Opens the page of a product that is in the cart.
    var productPages: any ProductPages { get }
    /// Opens the checkout.
    var checkoutScreens: any CheckoutScreens { get }
}
