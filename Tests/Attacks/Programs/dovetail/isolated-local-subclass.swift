//! class: K18 isolation
//! note: a factory uses an isolated member superclass of a local class
//! modes: 5
//// file: App/main.swift
import Dovetail
import Probe
@MainActor class Base { init() { MainActor.assertIsolated() } }
final class Shop: Sendable { init(_ value: Any? = nil) {} }
let box = try Container { c in
    c.register(Shop.self) { _ in
        final class Sub: Base {}
        return Shop(Sub())
    }
}
func wait() async {
    await Task.detached {
        attempt { try box.resolve(Shop.self) }
    }.value
}
await wait()
