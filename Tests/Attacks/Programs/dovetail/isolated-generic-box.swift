//! class: K18 isolation
//! note: a factory uses an isolated member of the value of a generic type
//! modes: 5
//// file: App/main.swift
import Dovetail
import Probe
final class Maker: Sendable {
    @MainActor func build() -> Int { MainActor.assertIsolated(); return 1 }
    @MainActor var value: Int { MainActor.assertIsolated(); return 1 }
}
struct Box<T: Sendable>: Sendable { let value: T }
final class Shop: Sendable { init(_ value: Any? = nil) {} }
let box = try Container { c in
    c.register(Shop.self) { _ in
        let one = Box(value: Maker())
        return Shop(one.value.build())
    }
}
func wait() async {
    await Task.detached {
        attempt { try box.resolve(Shop.self) }
    }.value
}
await wait()
