//! class: C8 compiles
//! note: the provider is the result of a failable initializer, so it is optional
import Dovetail
struct Amount { let n: Int; init?(_ text: String) { guard let n = Int(text) else { return nil }; self.n = n } }
protocol PayDependency: Dependency { var amount: Amount { get } } //~ missing-provider
final class PayComponent: Component<PayDependency> {}
final class AppComponent: BootstrapComponent {
    let amount = Amount("4")
    var pay: PayComponent { PayComponent(parent: self) }
}
print(AppComponent().pay.dependency.amount.n)
