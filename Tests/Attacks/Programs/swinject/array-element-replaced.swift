//! class: K3 assignments
//! note: an element of a list is replaced
import Swinject
import Probe
final class Cart {}
var boxes = [Container()]
boxes[0].register(Cart.self) { _ in Cart() }
probe(boxes[0].resolve(Cart.self))
boxes[0] = Container()
probe(boxes[0].resolve(Cart.self))
