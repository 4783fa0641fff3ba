//! class: K3 assignments
//! note: a function replaces what it is lent
import Dovetail
import Probe
struct Cart: Sendable {}
func clear(_ box: inout Container) throws { box = try Container { _ in } }
func run() throws {
    var box = try Container { c in c.register(Cart.self) { _ in Cart() } }
    attempt { try box.resolve(Cart.self) }
    try clear(&box)
    attempt { try box.resolve(Cart.self) }
}
try run()
