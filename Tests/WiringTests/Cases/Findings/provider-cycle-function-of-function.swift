//! title: a property that needs itself through a function that calls another one
//! runs: no
import Dovetail

final class Prices { let n: Int; init(_ n: Int) { self.n = n } }
final class Root: BootstrapComponent {
    var prices: Prices { shared { make() } } //~ provider-cycle: Root.prices → Root.make() → Root.build() → Root.prices
    private func make() -> Prices { build() }
    private func build() -> Prices { Prices(prices.n + 1) }
}
/// With arguments, and in an extension.
final class Second: BootstrapComponent {
    var prices: Prices { shared { self.make(1) } } //~ provider-cycle: Second.make(_:) → Second.build(of:)
    func make(_ n: Int) -> Prices { let made = build(of: n); return made }
}
extension Second {
    func build(of n: Int) -> Prices { Prices(prices.n + n) }
}
/// Through a property between two functions.
final class Third: BootstrapComponent {
    var prices: Prices { make() } //~ provider-cycle: Third.make() → Third.first → Third.build()
    private var first: Prices { build() }
    private func make() -> Prices { first }
    private func build() -> Prices { Prices(number() + 1) }
    private func number() -> Int { prices.n }
}
