//! title: what the values of properties tell of their types
import Dovetail

enum Limits {
    static let base = 2.5
    static let count: Int = 4
}
struct Amount {
    let n: Int
    init?(_ text: String) {
        guard let n = Int(text) else { return nil }
        self.n = n
    }
}
struct Config {
    let name: String? = "a"
    let size = 4
    init(_ path: String) {}
}
protocol CartDep: Dependency {
    var prices: [String: Int] { get }
    var volume: Int { get }
    var rate: Double { get }
    var half: Double { get }
    var steps: Int { get }
    var title: String { get }
    var words: [String] { get }
    var amount: Amount { get }
    var name: String? { get }
    var size: Int { get }
}
final class Cart: Component<CartDep> {}
final class Root: BootstrapComponent {
    let prices = ["tea": 3]
    let volume = CommandLine.arguments.count > 99 ? 1 : 2
    let rate = { () -> Double in 0.5 }()
    let half = Limits.base / 2
    let steps = 2 * Limits.count - 1
    let title = "A" + "b"
    let words = ["b", "a"].sorted()
    let amount = Amount("4")!
    let name = Config("x").name
    let size = Config("x").size
    var cart: Cart { Cart(parent: self) }
}
let cart = Root().cart.dependency
print(cart.prices, cart.volume, cart.rate, cart.half, cart.steps, cart.title, cart.words, cart.amount.n)
print(cart.name ?? "", cart.size)
//> ["tea": 3] 2 0.5 1.25 7 Ab ["a", "b"] 4
//> a 4
