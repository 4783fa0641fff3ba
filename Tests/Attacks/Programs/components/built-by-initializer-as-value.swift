//! class: C2 construction
//! note: an initializer is passed to map
import Dovetail
protocol CartDependency: Dependency { var id: Int { get } }
final class CartComponent: Component<CartDependency> {}
final class AppComponent: BootstrapComponent {
    var id: Int { 6 }
    var carts: [CartComponent] { [self].map(CartComponent.init(parent:)) } //~ unprovable-construction
}
_ = AppComponent().carts
