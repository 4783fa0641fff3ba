//! class: K3 assignments
//! note: a closure assigns the property through its parameter
import Dovetail
import Probe
struct Cart: Sendable {}
final class Holder { var box = try! Container { c in c.register(Cart.self) { _ in Cart() } } }
let holder = Holder()
let update: (Holder, Container) -> Void = { $0.box = $1 }
update(holder, try Container { _ in })
attempt { try holder.box.resolve(Cart.self) }
