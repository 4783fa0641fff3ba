//! class: C1 wrong object
//! note: the nearer provider is a case that names its enum
import Dovetail
enum Plan { case free, paid }
protocol PayDependency: Dependency { var plan: Plan { get } }
final class PayComponent: Component<PayDependency> {}
final class AccountComponent: Component<EmptyDependency> {
    let plan = Plan.paid
    var pay: PayComponent { PayComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    var plan: Plan { .free }
    var account: AccountComponent { AccountComponent(parent: self) }
}
print(AppComponent().account.pay.dependency.plan)
//> paid
