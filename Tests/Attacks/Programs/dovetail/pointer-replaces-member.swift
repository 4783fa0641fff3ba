//! class: K3 assignments
//! note: a container is replaced through a pointer
import Dovetail
import Probe
struct Cart: Sendable {}
final class Holder { var box = try! Container { c in c.register(Cart.self) { _ in Cart() } } }
let holder = Holder()
try withUnsafeMutablePointer(to: &holder.box) { $0.pointee = try Container { _ in } }
attempt { try holder.box.resolve(Cart.self) }
