//! title: functions of a body that are not called, not for sure, or that hide what they are named like
import Dovetail

final class Prices { let n: Int; init(_ n: Int) { self.n = n } }
final class Root: BootstrapComponent {
    var isSpecial: Bool { false }
    var prices: Prices {
        shared {
            func unused() -> Prices { prices }
            func inner() -> Prices { isSpecial ? prices : Prices(1) }
            func lazily(_ n: @autoclosure () -> Int) -> Int { 1 }
            return Prices(inner().n + lazily(prices.n))
        }
    }
    /// The function's own names hide the component's.
    var other: Prices {
        func make(_ other: Prices) -> Prices { other }
        func build() -> Prices {
            let other = Prices(2)
            return make(other)
        }
        return build()
    }
    /// The nearest function of a name is called.
    var nearest: Prices {
        func make() -> Prices { nearest }
        func build() -> Prices {
            func make() -> Prices { Prices(3) }
            return make()
        }
        return build()
    }
    /// A function calls what stands around it, not around its call.
    var around: Prices {
        func outer() -> Prices { make() }
        return shared {
            func make() -> Prices { around }
            _ = make as () -> Prices
            return outer()
        }
    }
    func make() -> Prices { Prices(5) }
    /// The types tell them apart.
    var typed: Prices {
        func make(_ n: Int) -> Prices { Prices(n) }
        func make(_ text: String) -> Prices { typed }
        return make(4)
    }
}
let root = Root()
print(root.prices.n, root.other.n, root.nearest.n, root.typed.n, root.around.n)
//> 2 2 3 4 5
