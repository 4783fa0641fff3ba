//! class: K4 patterns
//! note: a loop over pairs binds the second part
import Swinject
import Probe
final class Cart {}
let full = Container()
full.register(Cart.self) { _ in Cart() }
for (index, full) in [full, Container()].enumerated() { _ = index; probe(full.resolve(Cart.self)) }
