//! class: K18 isolation
//! note: a factory uses an isolated member static property in a comparison
//! modes: 5
//// file: App/main.swift
import Dovetail
import Probe
struct Mode: Equatable, Sendable {
    @MainActor static var current: Mode { MainActor.assertIsolated(); return Mode() }
}
final class Stand: Sendable { init(isMain: Bool) {} }
final class Shop: Sendable { init(_ value: Any? = nil) {} }
let box = try Container { c in
    c.register(Shop.self) { _ in
        Shop(Stand(isMain: Mode() == .current))
    }
}
func wait() async {
    await Task.detached {
        attempt { try box.resolve(Shop.self) }
    }.value
}
await wait()
