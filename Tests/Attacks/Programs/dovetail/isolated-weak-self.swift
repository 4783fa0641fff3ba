//! class: K18 isolation
//! note: a factory uses an isolated member of the captured object around the factory
//! modes: 5
//// file: App/main.swift
import Dovetail
import Probe
final class Maker {
    func fill(_ c: inout Registrations) { c.register(Shop.self) { [self] _ in Shop(self.build()) } }
    @MainActor func build() -> Int { MainActor.assertIsolated(); return 1 }
    @MainActor var value: Int { MainActor.assertIsolated(); return 1 }
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
