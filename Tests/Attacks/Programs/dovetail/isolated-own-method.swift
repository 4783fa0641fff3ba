//! class: K18 isolation
//! note: a factory uses an isolated member static method of the type around the factory
//! modes: 5
//// file: App/main.swift
import Dovetail
import Probe
final class Maker {
    @MainActor static func build() -> Int { MainActor.assertIsolated(); return 1 }
    func fill(_ c: inout Registrations) { c.register(Shop.self) { _ in Shop(Self.build()) } }
}
final class Shop: Sendable { init(_ value: Any? = nil) {} }
let box = try Container { c in
    Maker().fill(&c)
}
func wait() async {
    await Task.detached {
        attempt { try box.resolve(Shop.self) }
    }.value
}
await wait()
