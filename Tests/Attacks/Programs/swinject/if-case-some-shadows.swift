//! class: K4 patterns
//! note: if case let binds another container to a known name
import Swinject
import Probe
final class Cart {}
let box = Container()
box.register(Cart.self) { _ in Cart() }
let other: Container? = Container()
func ask() {
    if case let box? = other { probe(box.resolve(Cart.self)) }
    probe(box.resolve(Cart.self))
}
ask()
