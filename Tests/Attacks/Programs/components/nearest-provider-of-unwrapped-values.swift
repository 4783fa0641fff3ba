//! class: C1 wrong object
//! note: the nearer providers are unwrapped, called at once, or members of a value
import Dovetail
struct Amount { let n: Int; init?(_ text: String) { guard let n = Int(text) else { return nil }; self.n = n } }
struct Config { let name: String? = "a"; let size = 4; init(_ path: String) {} }
protocol PayDependency: Dependency { var amount: Amount { get }; var name: String? { get }; var size: Int { get }; var rate: Double { get } }
final class PayComponent: Component<PayDependency> {}
final class CartComponent: Component<EmptyDependency> {
    let amount = Amount("4")!
    let name = Config("x").name
    let size = Config("x").size
    let rate = { () -> Double in 0.5 }()
    var pay: PayComponent { PayComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    let amount = Amount("5")!, name: String? = nil, size = 1, rate = 1.0
    var cart: CartComponent { CartComponent(parent: self) }
}
let pay = AppComponent().cart.pay.dependency
print(pay.amount.n, pay.name ?? "", pay.size, pay.rate)
//> 4 a 4 0.5
