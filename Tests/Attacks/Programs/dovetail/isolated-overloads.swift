//! class: K18 isolation
//! note: a factory uses an isolated member of the results of overloads
//! modes: 5
//// file: App/main.swift
import Dovetail
import Probe
final class Inner: Sendable {
    @MainActor func build() -> Int { MainActor.assertIsolated(); return 1 }
}
final class Other: Sendable { func build() -> Int { 1 } }
final class Maker: Sendable {
    func a(_ value: Int) -> Other { Other() }
    func a(_ value: String) -> Inner { Inner() }
}
final class Shop: Sendable { init(_ value: Any? = nil) {} }
let box = try Container { c in
    c.register(Shop.self) { _ in
        Shop(Maker().a("x").build())
    }
}
func wait() async {
    await Task.detached {
        attempt { try box.resolve(Shop.self) }
    }.value
}
await wait()
