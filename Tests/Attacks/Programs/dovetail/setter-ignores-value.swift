//! class: K3 assignments
//! note: a property's setter keeps another container
import Dovetail
import Probe
struct Cart: Sendable {}
let full = try Container { c in c.register(Cart.self) { _ in Cart() } }
let empty = try Container { _ in }
struct Holder { var kept = empty; var box: Container { get { kept } set { kept = empty } } }
func run() {
    var holder = Holder()
    holder.box = full
    attempt { try holder.box.resolve(Cart.self) }
}
run()
