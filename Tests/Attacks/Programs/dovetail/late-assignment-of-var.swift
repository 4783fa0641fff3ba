//! class: K3 assignments
//! note: a variable is assigned once, later, in both branches
import Dovetail
import Probe
struct Cart: Sendable {}
func run(_ flag: Bool) throws {
    let box: Container
    if flag { box = try Container { c in c.register(Cart.self) { _ in Cart() } } } else { box = try Container { _ in } }
    attempt { try box.resolve(Cart.self) }
}
try run(true)
try run(false)
