//! title: a suppression at one of several uses with the same cause does not hide the others
//! command: check
import Dovetail

protocol CartDependency: Dependency {
    var user: String { get } // dovetail:ignore inaccessible-provider: is never opened
}
protocol OrdersDependency: Dependency {
    var user: String { get } //~ inaccessible-provider: OrdersComponent needs 'user: String', but 'user' in AppComponent is private
}
protocol ProfileDependency: Dependency {
    var user: String? { get } // dovetail:ignore missing-provider: is never opened
}
protocol SettingsDependency: Dependency {
    var user: String? { get } //~ missing-provider: SettingsComponent needs 'user: String?', but AppComponent provides 'user: String'
}
final class CartComponent: Component<CartDependency> {}
final class OrdersComponent: Component<OrdersDependency> {}
final class ProfileComponent: Component<ProfileDependency> {}
final class SettingsComponent: Component<SettingsDependency> {}
final class AppComponent: BootstrapComponent {
    private var user: String { "" }
    var cart: CartComponent { CartComponent(parent: self) }
    var orders: OrdersComponent { OrdersComponent(parent: self) }
    var profile: ProfileComponent { ProfileComponent(parent: self) }
    var settings: SettingsComponent { SettingsComponent(parent: self) }
}
