//! class: K3 assignments
//! note: a pointer writes another container into the variable
import Swinject
import Probe
final class Cart {}
var box = Container()
box.register(Cart.self) { _ in Cart() }
withUnsafeMutablePointer(to: &box) { $0.pointee = Container() }
probe(box.resolve(Cart.self))
