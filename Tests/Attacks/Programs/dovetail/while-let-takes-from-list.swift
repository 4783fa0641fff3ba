//! class: K4 patterns
//! note: while let takes containers from a list
import Dovetail
import Probe
struct Cart: Sendable {}
let full = try Container { c in c.register(Cart.self) { _ in Cart() } }
func drain() throws {
    var list = [try Container { _ in }, full]
    while let full = list.popLast() { attempt { try full.resolve(Cart.self) } }
}
try drain()
