//! class: K4 patterns
//! note: a shorthand parameter is another container than the known one
import Dovetail
import Probe
struct Cart: Sendable {}
let box = try Container { c in c.register(Cart.self) { _ in Cart() } }
[try Container { _ in }].forEach { other in attempt { try other.resolve(Cart.self) } }
[box].forEach { one in attempt { try one.resolve(Cart.self) } }
