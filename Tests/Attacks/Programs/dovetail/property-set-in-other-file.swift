//! class: K3 assignments
//! note: another file sets the container of a holder
//// file: App/Holder.swift
import Dovetail
struct Cart: Sendable {}
final class Holder { var box = try! Container { c in c.register(Cart.self) { _ in Cart() } } }
//// file: App/Reset.swift
import Dovetail
func reset(_ holder: Holder) { holder.box = try! Container { _ in } }
//// file: App/main.swift
import Dovetail
import Probe
let holder = Holder()
attempt { try holder.box.resolve(Cart.self) }
reset(holder)
attempt { try holder.box.resolve(Cart.self) }
