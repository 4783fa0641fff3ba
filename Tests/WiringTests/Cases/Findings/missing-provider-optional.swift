//! title: missing-provider: one optional provider is one finding for all who need it otherwise
//! command: check
//! proof: proved 0 of 3 requirements of 3 components under 1 root
import Dovetail

final class User {}
protocol CartDependency: Dependency { var user: User { get } } //~ missing-provider: CartComponent needs 'user: User', but AppComponent provides 'user: User?'
protocol OrdersDependency: Dependency { var user: User { get } } //~ missing-provider: 'user: User' is also needed here, by OrdersComponent
protocol ProfileDependency: Dependency { var user: User { get } }
final class CartComponent: Component<CartDependency> {}
final class OrdersComponent: Component<OrdersDependency> {}
final class ProfileComponent: Component<ProfileDependency> {}
final class AppComponent: BootstrapComponent {
    var user: User? { nil }
    var cart: CartComponent { CartComponent(parent: self) }
    var orders: OrdersComponent { OrdersComponent(parent: self) }
    var profile: ProfileComponent { ProfileComponent(parent: self) }
}
