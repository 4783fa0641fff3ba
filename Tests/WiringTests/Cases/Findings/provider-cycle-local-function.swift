//! title: a property that needs itself through a function that a body declares
//! runs: no
import Dovetail

final class Prices { let n: Int; init(_ n: Int) { self.n = n } }
final class Root: BootstrapComponent {
    var prices: Prices { shared { make() } } //~ provider-cycle: Root.prices → Root.make() → Root.build() → Root.prices
    func make() -> Prices {
        func inner() -> Prices { build() }
        return inner()
    }
    func build() -> Prices { Prices(prices.n + 1) }
}
/// One that calls another, which stands below it, with the name of a member.
final class Second: BootstrapComponent {
    var prices: Prices { //~ provider-cycle: Second.prices → Second.prices
        shared {
            func outer() -> Prices { build(1) }
            func build(_ n: Int) -> Prices { Prices(n + prices.n) }
            return outer()
        }
    }
    func build(_ n: Int) -> Prices { Prices(n) }
}
/// What is given to it is read before.
final class Third: BootstrapComponent {
    var prices: Prices { //~ provider-cycle: Third.prices → Third.prices
        func inner(_ n: Int) -> Prices { Prices(n) }
        return inner(prices.n)
    }
}
