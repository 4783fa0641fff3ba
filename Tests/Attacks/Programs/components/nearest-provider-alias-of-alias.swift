//! class: C1 wrong object
//! note: the nearer type is an alias of an alias
import Dovetail
typealias Cents = Int
typealias Price = Cents
protocol CartDependency: Dependency { var total: Int { get } }
final class CartComponent: Component<CartDependency> {}
final class ShopComponent: Component<EmptyDependency> {
    var total: Price { 12 }
    var cart: CartComponent { CartComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    var total: Int { 99 }
    var shop: ShopComponent { ShopComponent(parent: self) }
}
print(AppComponent().shop.cart.dependency.total)
//> 12
