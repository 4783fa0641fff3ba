//! class: C1 wrong object
//! note: the nearer provider is a literal with a cast
import Dovetail
protocol RateDependency: Dependency { var rate: Double { get } }
final class RateComponent: Component<RateDependency> {}
final class BankComponent: Component<EmptyDependency> {
    let rate = 2 as Double
    var rates: RateComponent { RateComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    let rate: Double = 1
    var bank: BankComponent { BankComponent(parent: self) }
}
print(AppComponent().bank.rates.dependency.rate)
//> 2.0
