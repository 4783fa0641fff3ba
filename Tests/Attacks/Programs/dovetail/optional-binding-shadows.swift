//! class: K4 patterns
//! note: if let binds another container under the same name
import Dovetail
import Probe
struct Cart: Sendable {}
let box = try Container { c in c.register(Cart.self) { _ in Cart() } }
func ask(_ other: Container?) {
    if let box = other { attempt { try box.resolve(Cart.self) } } //~ missing-registration
    attempt { try box.resolve(Cart.self) }
}
ask(try Container { _ in })
