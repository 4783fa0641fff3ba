//! class: K4 patterns
//! note: a tuple gives names the other way round
import Dovetail
import Probe
struct Cart: Sendable {}
let full = try Container { c in c.register(Cart.self) { _ in Cart() } }
let empty = try Container { _ in }
func ask() {
    let (empty, full) = (full, empty)
    attempt { try empty.resolve(Cart.self) }
    attempt { try full.resolve(Cart.self) }
}
ask()
