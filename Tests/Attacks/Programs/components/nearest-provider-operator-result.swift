//! class: C1 wrong object
//! note: the nearer provider is a sum
import Dovetail
protocol SumDependency: Dependency { var total: Int { get } }
final class SumComponent: Component<SumDependency> {}
final class CartComponent: Component<EmptyDependency> {
    static let base = 40
    let total = CartComponent.base + 2
    var sum: SumComponent { SumComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    let total: Int = 0
    var cart: CartComponent { CartComponent(parent: self) }
}
print(AppComponent().cart.sum.dependency.total)
//> 42
