//! title: a property that needs itself through a function
//! runs: no
import Dovetail

final class Prices { let n: Int; init(_ n: Int) { self.n = n } }
final class Root: BootstrapComponent {
    var prices: Prices { shared { make() } } //~ provider-cycle: Root.make()
    private func make() -> Prices { Prices(prices.n + 1) }
}
