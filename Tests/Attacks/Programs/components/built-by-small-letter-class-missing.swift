//! class: C2 construction
//! note: nothing offers what a class with a small letter needs
import Dovetail
protocol CartDependency: Dependency { var id: Int { get } } //~ missing-provider
final class eCartComponent: Component<CartDependency> {}
final class AppComponent: BootstrapComponent {
    var cart: eCartComponent { eCartComponent(parent: self) }
}
_ = AppComponent().cart
