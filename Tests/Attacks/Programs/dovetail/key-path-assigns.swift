//! class: K3 assignments
//! note: a key path assigns the property
import Dovetail
import Probe
struct Cart: Sendable {}
final class Holder { var box = try! Container { c in c.register(Cart.self) { _ in Cart() } } }
let holder = Holder()
holder[keyPath: \.box] = try Container { _ in }
attempt { try holder.box.resolve(Cart.self) }
