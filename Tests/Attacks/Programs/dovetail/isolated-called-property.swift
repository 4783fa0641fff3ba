//! class: K18 isolation
//! note: a factory uses an isolated member closure in a property
//! modes: 5
//// file: App/main.swift
import Dovetail
import Probe
struct Maker: Sendable { let make: @MainActor @Sendable () -> Int = { MainActor.assertIsolated(); return 1 } }
final class Shop: Sendable { init(_ value: Any? = nil) {} }
let box = try Container { c in
    c.register(Shop.self) { _ in
        Shop(Maker().make())
    }
}
func wait() async {
    await Task.detached {
        attempt { try box.resolve(Shop.self) }
    }.value
}
await wait()
