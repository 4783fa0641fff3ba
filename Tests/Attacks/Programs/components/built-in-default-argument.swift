//! class: C2 construction
//! note: a default argument builds the child
import Dovetail
protocol CartDependency: Dependency { var id: Int { get } }
final class CartComponent: Component<CartDependency> {}
func cart(of app: AppComponent) -> CartComponent { app.make() }
final class AppComponent: BootstrapComponent {
    var id: Int { 6 }
    func make(_ build: (AppComponent) -> CartComponent = { app in app.cart }) -> CartComponent { build(self) }
    var cart: CartComponent { .init(parent: self) }
}
print(cart(of: AppComponent()).dependency.id)
//> 6
