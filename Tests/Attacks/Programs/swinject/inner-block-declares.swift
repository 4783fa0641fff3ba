//! class: K4 patterns
//! note: a do block declares a container with the outer one's name
import Swinject
import Probe
final class Cart {}
func run() {
    let box = Container()
    box.register(Cart.self) { _ in Cart() }
    do {
        let box = Container()
        probe(box.resolve(Cart.self)) //~ missing-registration
    }
    probe(box.resolve(Cart.self))
}
run()
