//! class: K18 isolation
//! note: a factory uses an isolated member of an element, with a shorthand argument
//! modes: 5
//// file: App/main.swift
import Dovetail
import Probe
final class Maker: Sendable {
    @MainActor func build() -> Int { MainActor.assertIsolated(); return 1 }
    @MainActor var value: Int { MainActor.assertIsolated(); return 1 }
}
final class Shop: Sendable { init(_ value: Any? = nil) {} }
let box = try Container { c in
    c.register(Shop.self) { _ in
        Shop([Maker()].map { $0.build() })
    }
}
func wait() async {
    await Task.detached {
        attempt { try box.resolve(Shop.self) }
    }.value
}
await wait()
