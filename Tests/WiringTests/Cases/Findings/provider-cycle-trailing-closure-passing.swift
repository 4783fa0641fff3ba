//! title: trailing closures whose functions do not come back, and what stands in the closures
import Dovetail

final class Prices { let n: Int; init(_ n: Int) { self.n = n } }
final class Root: BootstrapComponent {
    var prices: Prices { shared { make { 1 } } }
    /// What is given is kept for later.
    var later: () -> Int { shared { keep { self.later() } } }
    func make(_ f: () -> Int) -> Prices { Prices(f()) }
    func keep(_ f: @escaping () -> Int) -> () -> Int { f }
    /// Has the name, and other arguments.
    func make(_ n: Int, _ f: () -> Int) -> Prices { Prices(n + f() + prices.n) }
}
let root = Root()
_ = root.later
print(root.prices.n, root.make(2) { 3 }.n)
//> 1 6
