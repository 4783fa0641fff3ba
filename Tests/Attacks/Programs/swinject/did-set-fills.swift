//! class: K3 assignments
//! note: an observer fills whatever is assigned
import Swinject
import Probe
final class Cart {}
final class Holder { var box = Container() { didSet { box.register(Cart.self) { _ in Cart() } } } }
let holder = Holder()
holder.box = Container()
probe(holder.box.resolve(Cart.self))
