//! class: K4 patterns
//! note: a local function's parameter hides the container
import Swinject
import Probe
final class Cart {}
func run() {
    let box = Container()
    box.register(Cart.self) { _ in Cart() }
    func ask(_ box: Container) { probe(box.resolve(Cart.self)) } //~ missing-registration
    ask(Container())
    ask(box)
}
run()
