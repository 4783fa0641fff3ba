//! class: K4 patterns
//! note: a closure's parameter has the name of a known container
import Swinject
import Probe
final class Cart {}
let box = Container()
box.register(Cart.self) { _ in Cart() }
[Container()].forEach { box in probe(box.resolve(Cart.self)) }
probe(box.resolve(Cart.self))
