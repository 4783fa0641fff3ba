import DovetailMain

/// The cart. It opens screens of the catalog and of the checkout, and imports neither.
public final class CartComponent: Component<CartDependency> {
    /// What is in the cart.
    public func contents() -> CartViewModel {
        CartViewModel(
            cart: dependency.shoppingCart, productPages: dependency.productPages,
            checkoutScreens: dependency.checkoutScreens)
    }
}
