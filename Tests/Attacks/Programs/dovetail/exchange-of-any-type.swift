//! class: K3 assignments
//! note: a generic function replaces what it is passed
import Dovetail
import Probe
struct Cart: Sendable {}
final class Holder { var box = try! Container { c in c.register(Cart.self) { _ in Cart() } } }
func exchange<T>(_ value: inout T, for new: T) { value = new }
let holder = Holder()
exchange(&holder.box, for: try Container { _ in })
attempt { try holder.box.resolve(Cart.self) }
