//! class: K4 patterns
//! note: a tuple gives two containers two names
import Dovetail
import Probe
struct Cart: Sendable {}
let (full, empty) = (try Container { c in c.register(Cart.self) { _ in Cart() } }, try Container { _ in })
attempt { try full.resolve(Cart.self) }
attempt { try empty.resolve(Cart.self) }
