//! class: K4 patterns
//! note: a loop's variable has the name of a known container
import Dovetail
import Probe
struct Cart: Sendable {}
let box = try Container { c in c.register(Cart.self) { _ in Cart() } }
let others = [try Container { _ in }]
for box in others { attempt { try box.resolve(Cart.self) } }
attempt { try box.resolve(Cart.self) }
