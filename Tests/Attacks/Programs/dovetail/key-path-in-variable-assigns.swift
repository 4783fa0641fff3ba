//! class: K3 assignments
//! note: a key path in a variable assigns the property
import Dovetail
import Probe
struct Cart: Sendable {}
final class Holder { var box = try! Container { c in c.register(Cart.self) { _ in Cart() } } }
func replace(_ path: ReferenceWritableKeyPath<Holder, Container>, in holder: Holder) throws {
    holder[keyPath: path] = try Container { _ in }
}
let holder = Holder()
try replace(\.box, in: holder)
attempt { try holder.box.resolve(Cart.self) }
