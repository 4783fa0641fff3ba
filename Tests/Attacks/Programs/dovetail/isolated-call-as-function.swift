//! class: K18 isolation
//! note: a factory uses a value whose call is isolated
//! modes: 5
import Dovetail
import Probe
final class Maker: Sendable {
    @MainActor func build() -> Any? { MainActor.assertIsolated(); return nil }
    @MainActor var value: Int { MainActor.assertIsolated(); return 1 }
    @MainActor subscript(index: Int) -> Int { MainActor.assertIsolated(); return 1 }
    @MainActor static func + (a: Maker, b: Maker) -> Int { MainActor.assertIsolated(); return 1 }
    @MainActor func callAsFunction() -> Int { MainActor.assertIsolated(); return 1 }
}
final class Shop: Sendable { init(_ value: Any? = nil) {} }
let box = try Container { c in
    c.register(Shop.self) { r in
        let m = Maker()
        return Shop(m())
    }
}
func wait() async {
    await Task.detached {
        attempt { try box.resolve(Shop.self) }
    }.value
}
await wait()
