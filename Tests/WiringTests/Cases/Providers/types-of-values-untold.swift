//! title: values that do not tell their types
//! runs: no
import Dovetail

struct Money { static let zero = Money(); static func + (a: Money, b: Int) -> Int { b } }
struct Config { func size() -> Int { 1 }; static let size = 2.0 }
protocol CartDep: Dependency {
    var sum: Money { get } //~ missing-provider: may provide it
    var mixed: Double { get } //~ missing-provider: may provide it
    var either: Int { get } //~ missing-provider: may provide it
    var size: Double { get } //~ missing-provider: may provide it
}
final class Cart: Component<CartDep> {}
final class Root: BootstrapComponent {
    let sum = Money.zero + 1
    let mixed = 1 + Double("2.5")!
    let either = CommandLine.arguments.isEmpty ? 1 : nil
    let size = Config().size
    var cart: Cart { Cart(parent: self) }
}
