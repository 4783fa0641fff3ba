//! class: K4 patterns
//! note: guard let of an own property, and a shadow after it
import Dovetail
import Probe
struct Cart: Sendable {}
let full = try Container { c in c.register(Cart.self) { _ in Cart() } }
final class Screen {
    var box: Container?
    func show() {
        guard let box else { return }
        attempt { try box.resolve(Cart.self) }
    }
}
let screen = Screen()
screen.box = full
screen.show()
