//! class: K3 assignments
//! note: two variables name one container
import Swinject
import Probe
final class Cart {}
let a = Container()
let b = a
b.register(Cart.self) { _ in Cart() }
probe(a.resolve(Cart.self))
