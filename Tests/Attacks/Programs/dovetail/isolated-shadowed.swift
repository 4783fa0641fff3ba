//! class: K18 isolation
//! note: a factory uses an isolated member of a parameter with the name of a property
//! modes: 5
//// file: App/main.swift
import Dovetail
import Probe
final class Plain: Sendable { func build() -> Int { 1 } }
final class Maker: Sendable {
    @MainActor func build() -> Int { MainActor.assertIsolated(); return 1 }
    @MainActor var value: Int { MainActor.assertIsolated(); return 1 }
}
final class Rooms {
    let maker = Plain()
    func fill(_ c: inout Registrations, maker: Maker) { c.register(Shop.self) { _ in Shop(maker.build()) } }
}
final class Shop: Sendable { init(_ value: Any? = nil) {} }
let box = try Container { c in
    Rooms().fill(&c, maker: Maker())
}
func wait() async {
    await Task.detached {
        attempt { try box.resolve(Shop.self) }
    }.value
}
await wait()
