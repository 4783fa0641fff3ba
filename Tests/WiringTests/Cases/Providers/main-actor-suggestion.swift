//! title: in a module of the main actor, the help builds what belongs to it
//! runs: no
import DovetailMain

final class Cart {
    init() {}
}
protocol CartDependency: Dependency {
    var cart: Cart { get } //~ missing-provider: var cart: Cart { shared { Cart() } }
}
final class CartComponent: Component<CartDependency> {}
final class AppComponent: BootstrapComponent {
    var child: CartComponent { CartComponent(parent: self) }
}
