import DovetailMain
import ShopDomain

/// What the checkout needs.
public protocol CheckoutDependency: Dependency {
    /// What is bought.
    var shoppingCart: ShoppingCart { get }
    /// Where the order goes.
    var orders: any OrderRepository { get }
}
