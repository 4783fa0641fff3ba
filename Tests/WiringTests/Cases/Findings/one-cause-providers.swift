//! title: a private, misspelt or mistyped provider is one finding, with a note for each further component that needs it
//! command: check
//! proof: proved 0 of 8 requirements of 3 components under 1 root
import Dovetail

protocol CartDependency: Dependency {
    var user: String { get } //~ inaccessible-provider: CartComponent needs 'user: String', but 'user' in AppComponent is private
    var name: String { get } //~ missing-provider: but AppComponent spells it 'nmae'
    var size: Int { get } //~ missing-provider: but AppComponent provides 'size: Double'
}
protocol OrdersDependency: Dependency {
    var user: String { get } //~ inaccessible-provider: 'user: String' is also needed here, by OrdersComponent
    var name: String { get } //~ missing-provider: 'name: String' is also needed here, by OrdersComponent
    var size: Int { get } //~ missing-provider: 'size: Int' is also needed here, by OrdersComponent
    var page: Int { get } //~ missing-provider: OrdersComponent needs 'page: Int', but AppComponent does not provide it
}
protocol ProfileDependency: Dependency {
    var page: Int { get } //~ missing-provider: 'page: Int' is also needed here, by ProfileComponent
}
final class CartComponent: Component<CartDependency> {}
final class OrdersComponent: Component<OrdersDependency> {}
final class ProfileComponent: Component<ProfileDependency> {}
final class AppComponent: BootstrapComponent {
    private var user: String { "" }
    var nmae: String { "" }
    var size: Double { 1 }
    var cart: CartComponent { CartComponent(parent: self) }
    var orders: OrdersComponent { OrdersComponent(parent: self) }
    var profile: ProfileComponent { ProfileComponent(parent: self) }
}
