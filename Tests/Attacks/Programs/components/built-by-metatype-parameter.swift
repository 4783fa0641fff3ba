//! class: C2 construction
//! note: a function of the component builds whatever class it is given
import Dovetail
protocol CartDependency: Dependency { var id: Int { get } }
class CartComponent: Component<CartDependency> {
    required override init(parent: any Scope) { super.init(parent: parent) }
}
final class AppComponent: BootstrapComponent {
    var id: Int { 6 }
    func make(_ kind: CartComponent.Type) -> CartComponent { kind.init(parent: self) } //~ unprovable-construction
}
print(AppComponent().make(CartComponent.self).dependency.id)
