//! class: K3 assignments
//! note: a generic function sets the property
import Dovetail
import Probe
struct Cart: Sendable {}
final class Holder { var box = try! Container { c in c.register(Cart.self) { _ in Cart() } } }
func set<T>(_ path: ReferenceWritableKeyPath<Holder, T>, _ value: T, in holder: Holder) { holder[keyPath: path] = value }
let holder = Holder()
set(\.box, try Container { _ in }, in: holder)
attempt { try holder.box.resolve(Cart.self) }
