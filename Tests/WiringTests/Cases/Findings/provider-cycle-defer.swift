//! title: a property that needs itself in what is deferred
//! runs: no
import Dovetail

final class Prices { let n: Int; init(_ n: Int) { self.n = n } }
final class Root: BootstrapComponent {
    var prices: Prices { shared { build() } } //~ provider-cycle: Root.prices → Root.build() → Root.prices
    func build() -> Prices {
        defer { _ = prices }
        return Prices(1)
    }
}
final class Second: BootstrapComponent {
    var prices: Prices { //~ provider-cycle: Second.prices → Second.prices
        defer { _ = Prices(prices.n) }
        return Prices(1)
    }
    /// What follows the end, or stands in a branch, is not reached for sure.
    var other: Prices {
        if prices.n > 1 { defer { _ = other }; return prices }
        defer { _ = other }
        return prices
    }
}
