//! class: C1 wrong object
//! note: the nearer provider is a dictionary literal whose type is not written
import Dovetail
protocol CartDependency: Dependency { var prices: [String: Int] { get } }
final class CartComponent: Component<CartDependency> {}
final class ShopComponent: Component<EmptyDependency> {
    let prices = ["tea": 3]
    var cart: CartComponent { CartComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    var prices: [String: Int] { ["tea": 9] }
    var shop: ShopComponent { ShopComponent(parent: self) }
}
print(AppComponent().shop.cart.dependency.prices)
//> ["tea": 3]
