//! class: C2 construction
//! note: a function inside a property builds it
import Dovetail
protocol CartDependency: Dependency { var id: Int { get } }
final class CartComponent: Component<CartDependency> {}
final class AppComponent: BootstrapComponent {
    var id: Int { 6 }
    var cart: CartComponent {
        func make() -> CartComponent { CartComponent(parent: self) }
        return make()
    }
}
print(AppComponent().cart.dependency.id)
//> 6
