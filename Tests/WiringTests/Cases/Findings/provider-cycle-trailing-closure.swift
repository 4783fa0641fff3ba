//! title: a property that needs itself through a function that is given a trailing closure
//! runs: no
import Dovetail

final class Prices { let n: Int; init(_ n: Int) { self.n = n } }
final class Root: BootstrapComponent {
    var prices: Prices { shared { make { 1 } } } //~ provider-cycle: Root.prices → Root.make(_:) → Root.prices
    func make(_ f: () -> Int) -> Prices { Prices(f() + prices.n) }
}
final class Labelled: BootstrapComponent {
    var prices: Prices { shared { self.make(1) { 2 } also: { 3 } } } //~ provider-cycle: Labelled.make(_:with:also:)
    func make(_ n: Int, with f: () -> Int, also g: () -> Int) -> Prices { Prices(n + f() + g() + prices.n) }
    /// Has the name, and other labels.
    func make(_ n: Int, or f: () -> Int) -> Prices { Prices(n + f()) }
}
