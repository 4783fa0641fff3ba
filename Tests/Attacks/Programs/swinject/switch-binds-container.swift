//! class: K4 patterns
//! note: a switch binds a container from a tuple
import Swinject
import Probe
final class Cart {}
let full = Container()
full.register(Cart.self) { _ in Cart() }
func ask(_ pair: (Int, Container)) {
    switch pair {
    case (0, let full): probe(full.resolve(Cart.self))
    case (_, let other): probe(other.resolve(Cart.self))
    }
}
ask((0, Container()))
ask((1, full))
