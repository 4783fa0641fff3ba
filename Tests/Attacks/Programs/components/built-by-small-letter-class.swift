//! class: C2 construction
//! note: a component whose name begins with a small letter
import Dovetail
protocol CartDependency: Dependency { var id: Int { get } }
final class eCartComponent: Component<CartDependency> {}
final class AppComponent: BootstrapComponent {
    var id: Int { 6 }
    var cart: eCartComponent { eCartComponent(parent: self) }
}
print(AppComponent().cart.dependency.id)
//> 6
