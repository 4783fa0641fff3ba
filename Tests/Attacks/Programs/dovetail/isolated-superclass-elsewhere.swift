//! class: K18 isolation
//! note: a factory uses an isolated member of a superclass in another file
//! modes: 5
//// file: App/Maker.swift
final class Maker: Sendable { let inner = Inner() }
let maker = Maker()
//// file: App/Inner.swift
final class Inner: Base, @unchecked Sendable {}
//// file: App/Base.swift
class Base {
    @MainActor func build() -> Int { MainActor.assertIsolated(); return 1 }
}
//// file: App/main.swift
import Dovetail
import Probe
final class Shop: Sendable { init(_ value: Any? = nil) {} }
let box = try Container { c in
    c.register(Shop.self) { _ in
        Shop(maker.inner.build())
    }
}
func wait() async {
    await Task.detached {
        attempt { try box.resolve(Shop.self) }
    }.value
}
await wait()
