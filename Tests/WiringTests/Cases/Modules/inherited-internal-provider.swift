//! title: a provider that a root inherits from another module: the help is for the module that declares it
//! modules: Base Cart App
//! runs: no
//// file: Base/Base.swift
import Dovetail
open class BaseComponent: BootstrapComponent {
    var prices: Int { 1 }
    public internal(set) var stock: Int {
        get { 2 }
        set { _ = newValue }
    }
}
//// file: Cart/Cart.swift
import Dovetail
public protocol CartDependency: Dependency {
    var prices: Int { get } //~ inaccessible-provider: declare 'prices' in AppComponent as public
    var stock: Int { get set } //~ inaccessible-provider: declare the setter of 'stock' in AppComponent as public
    var coins: Int { get } //~ inaccessible-provider: remove 'private' from 'coins' in AppComponent
}
public final class CartComponent: Component<CartDependency> {}
//// file: App/main.swift
import Base
import Cart
import Dovetail
final class AppComponent: BaseComponent {
    private var coins: Int { 3 }
    var cart: CartComponent { CartComponent(parent: self) }
}
