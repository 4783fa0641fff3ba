//! class: K18 isolation
//! note: a factory uses an isolated member initializer of the type of a parameter in another file
//! modes: 5
//// file: App/Stand.swift
final class Stand: Sendable { init(kind: Kind) {} }
//// file: App/Kind.swift
@MainActor final class Kind { init() { MainActor.assertIsolated() } }
//// file: App/main.swift
import Dovetail
import Probe
final class Shop: Sendable { init(_ value: Any? = nil) {} }
let box = try Container { c in
    c.register(Shop.self) { _ in
        Shop(Stand(kind: .init()))
    }
}
func wait() async {
    await Task.detached {
        attempt { try box.resolve(Shop.self) }
    }.value
}
await wait()
