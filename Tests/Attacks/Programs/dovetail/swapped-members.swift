//! class: K3 assignments
//! note: two properties are swapped
import Dovetail
import Probe
struct Cart: Sendable {}
final class Holder { var box = try! Container { c in c.register(Cart.self) { _ in Cart() } } }
final class Empty { var box = try! Container { _ in } }
let holder = Holder()
let empty = Empty()
swap(&holder.box, &empty.box)
attempt { try holder.box.resolve(Cart.self) }
