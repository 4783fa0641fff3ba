//! class: K3 assignments
//! note: a defer assigns after the resolution
import Dovetail
import Probe
struct Cart: Sendable {}
final class Holder { var box = try! Container { c in c.register(Cart.self) { _ in Cart() } } }
let holder = Holder()
@MainActor func use() throws {
    defer { holder.box = try! Container { _ in } }
    attempt { try holder.box.resolve(Cart.self) }
}
try use()
try use()
