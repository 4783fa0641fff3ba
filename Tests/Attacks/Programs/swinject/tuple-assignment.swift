//! class: K3 assignments
//! note: a tuple assignment exchanges two containers
import Swinject
import Probe
final class Cart {}
var a = Container(), b = Container()
a.register(Cart.self) { _ in Cart() }
probe(a.resolve(Cart.self))
(a, b) = (b, a)
probe(a.resolve(Cart.self))
probe(b.resolve(Cart.self))
