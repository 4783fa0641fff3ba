//! class: K3 assignments
//! note: a stored closure assigns the empty container when it is called
import Swinject
import Probe
final class Cart {}
var box = Container()
box.register(Cart.self) { _ in Cart() }
let logout = { box = Container() }
probe(box.resolve(Cart.self))
logout()
probe(box.resolve(Cart.self))
