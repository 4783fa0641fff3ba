import ShopScreens

// dovetail:stub
/// The checkout, as other features see it.
public protocol CheckoutScreens {
    /// The screen on which the customer orders what is in the cart.
    func checkout() -> any Screen
}
