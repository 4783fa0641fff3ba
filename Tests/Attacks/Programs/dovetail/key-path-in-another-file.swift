//! class: K3 assignments
//! note: the file with the key path has nothing else to do with containers
//// file: App/Holder.swift
import Dovetail
struct Cart: Sendable {}
final class Holder { var box = try! Container { c in c.register(Cart.self) { _ in Cart() } } }
func replace(_ path: ReferenceWritableKeyPath<Holder, Container>, in holder: Holder) throws {
    holder[keyPath: path] = try Container { _ in }
}
//// file: App/Paths.swift
import Dovetail
let path = \Holder.box
//// file: App/main.swift
import Dovetail
import Probe
let holder = Holder()
try replace(path, in: holder)
attempt { try holder.box.resolve(Cart.self) }
