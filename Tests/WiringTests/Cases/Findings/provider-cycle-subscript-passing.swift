//! title: subscripts that do not come back: others of the component, setters, those of other values
import Dovetail

final class Prices { let n: Int; init(_ n: Int) { self.n = n } }
final class Root: BootstrapComponent {
    var table: [String: Int] { ["a": 1] }
    var prices: Prices { shared { Prices(self[1] + self[at: 1]) } }
    var known: Int { shared { table["a", default: known] } }
    var set: Int { shared { self[of: 1] = 2; return 3 } }
    var typed: Prices { shared { Prices(self[typed: 1]) } }
    subscript(index: Int) -> Int { index }
    subscript(at index: Int) -> Int { index + 1 }
    subscript(from index: Int) -> Int { prices.n + index }
    subscript(of index: Int) -> Int {
        get { set + index }
        set { _ = newValue }
    }
    subscript(typed index: Int) -> Int { index }
    subscript(typed name: String) -> Int { typed.n }
    static subscript(index: Int) -> Int { Root().prices.n }
}
let root = Root()
print(root.prices.n, root.known, root.set, root.typed.n, root[from: 5], root[typed: "a"], root[of: 1])
//> 3 1 3 1 8 1 4
