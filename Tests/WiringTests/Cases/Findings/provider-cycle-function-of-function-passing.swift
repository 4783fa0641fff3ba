//! title: functions that call others and do not come back
import Dovetail

final class Prices { let n: Int; init(_ n: Int) { self.n = n } }
final class Root: BootstrapComponent {
    var prices: Prices { shared { make() } }
    private func make() -> Prices { build() }
    private func build() -> Prices { Prices(1) }
    /// Nothing on the way calls it.
    func more() -> Prices { Prices(prices.n + make().n) }
    /// Has the name, and other labels.
    func build(of n: Int) -> Prices { Prices(prices.n + n) }
}
let root = Root()
print(root.prices.n, root.more().n, root.build(of: 4).n)
//> 1 2 5
