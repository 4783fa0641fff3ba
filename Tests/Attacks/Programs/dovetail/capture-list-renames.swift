//! class: K4 patterns
//! note: a capture list gives the name another value
import Dovetail
import Probe
struct Cart: Sendable {}
let box = try Container { c in c.register(Cart.self) { _ in Cart() } }
let empty = try Container { _ in }
let ask = { [box = empty] in attempt { try box.resolve(Cart.self) } } //~ missing-registration
ask()
attempt { try box.resolve(Cart.self) }
