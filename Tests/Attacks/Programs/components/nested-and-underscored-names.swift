//! class: C8 compiles
//! note: A.B beside A_B
import Dovetail
enum Shop {
    protocol Needs: Dependency { var n: Int { get } }
    final class Cart: Component<Needs> {}
}
protocol Shop_Needs: Dependency { var m: Int { get } }
final class Shop_Cart: Component<Shop_Needs> {}
final class AppComponent: BootstrapComponent {
    var n: Int { 1 }
    var m: Int { 2 }
    var a: Shop.Cart { Shop.Cart(parent: self) }
    var b: Shop_Cart { Shop_Cart(parent: self) }
}
print(AppComponent().a.dependency.n, AppComponent().b.dependency.m)
//> 1 2
