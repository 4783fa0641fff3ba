//! class: K3 assignments
//! note: all registrations are removed
//! tolerated: order
import Swinject
import Probe
final class Cart {}
let box = Container()
box.register(Cart.self) { _ in Cart() }
probe(box.resolve(Cart.self))
box.removeAll()
probe(box.resolve(Cart.self))
