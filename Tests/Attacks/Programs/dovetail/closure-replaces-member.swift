//! class: K3 assignments
//! note: a closure replaces the container of a property
import Dovetail
import Probe
struct Cart: Sendable {}
final class Holder { var box = try! Container { c in c.register(Cart.self) { _ in Cart() } } }
let holder = Holder()
let put: (inout Container) throws -> Void = { $0 = try Container { _ in } }
try put(&holder.box)
attempt { try holder.box.resolve(Cart.self) }
