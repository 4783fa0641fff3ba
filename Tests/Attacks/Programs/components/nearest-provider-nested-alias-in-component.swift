//! class: C1 wrong object
//! note: the nearer type is an alias inside the component
import Dovetail
protocol CartDependency: Dependency { var total: Int { get } }
final class CartComponent: Component<CartDependency> {}
final class ShopComponent: Component<EmptyDependency> {
    typealias Amount = Int
    var total: Amount { 12 }
    var cart: CartComponent { CartComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    typealias Amount = String
    var total: Int { 99 }
    var shop: ShopComponent { ShopComponent(parent: self) }
}
print(AppComponent().shop.cart.dependency.total)
//> 12
