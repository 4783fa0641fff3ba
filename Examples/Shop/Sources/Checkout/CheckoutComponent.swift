import CheckoutInterface
import DovetailMain
import ShopScreens

/// The checkout.
public final class CheckoutComponent: Component<CheckoutDependency>, CheckoutScreens {
    /// The form in which the customer orders.
    public func form() -> CheckoutViewModel {
        CheckoutViewModel(cart: dependency.shoppingCart, orders: dependency.orders)
    }

    /// The same, for other features.
    public func checkout() -> any Screen {
        form()
    }
}
