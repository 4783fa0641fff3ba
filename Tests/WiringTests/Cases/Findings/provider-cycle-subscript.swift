//! title: a property that needs itself through a subscript of the component
//! runs: no
import Dovetail

final class Prices { let n: Int; init(_ n: Int) { self.n = n } }
final class Root: BootstrapComponent {
    var prices: Prices { shared { Prices(self[0]) } } //~ provider-cycle: Root.prices → Root.subscript(_:) → Root.prices
    subscript(index: Int) -> Int { prices.n + index }
}
/// One of several, by its label, in an extension.
final class Second: BootstrapComponent {
    var prices: Prices { shared { Prices(self[at: 1, of: "a"]) } } //~ provider-cycle: Second.subscript(at:of:)
    subscript(at index: Int) -> Int { index }
}
extension Second {
    subscript(at index: Int, of name: String) -> Int {
        get { prices.n + index + name.count }
        set { _ = newValue }
    }
}
/// What is given to it is read before.
final class Third: BootstrapComponent {
    var prices: Prices { shared { Prices(self[prices.n]) } } //~ provider-cycle: Third.prices → Third.prices
    subscript(index: Int) -> Int { index }
}
