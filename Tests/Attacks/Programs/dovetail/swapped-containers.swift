//! class: K3 assignments
//! note: two variables are swapped
import Dovetail
import Probe
struct Cart: Sendable {}
func run() throws {
    var a = try Container { c in c.register(Cart.self) { _ in Cart() } }
    var b = try Container { _ in }
    swap(&a, &b)
    attempt { try b.resolve(Cart.self) }
    attempt { try a.resolve(Cart.self) }
}
try run()
