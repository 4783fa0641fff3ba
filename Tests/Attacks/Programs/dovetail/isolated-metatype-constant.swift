//! class: K18 isolation
//! note: a factory uses an isolated member of a metatype in a constant with a capital letter
//! modes: 5
//// file: App/main.swift
import Dovetail
import Probe
@MainActor final class Screen {
    init() { MainActor.assertIsolated() }
    static func make() -> Screen { Screen() }
}
final class Shop: Sendable { init(_ value: Any? = nil) {} }
let box = try Container { c in
    c.register(Shop.self) { _ in
        let Type = Screen.self
        return Shop(Type.make())
    }
}
func wait() async {
    await Task.detached {
        attempt { try box.resolve(Shop.self) }
    }.value
}
await wait()
