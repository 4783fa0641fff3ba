//! class: K3 assignments
//! note: a key path in a variable assigns the property
import Swinject
import Probe
final class Cart {}
final class Holder { var box = Container { c in c.register(Cart.self) { _ in Cart() } } }
func replace(_ path: ReferenceWritableKeyPath<Holder, Container>, in holder: Holder) {
    holder[keyPath: path] = Container()
}
let holder = Holder()
replace(\.box, in: holder)
probe(holder.box.resolve(Cart.self))
