//! class: K18 isolation
//! note: a factory uses an isolated method of a global value
//! modes: 5
import Dovetail
import Probe
final class Maker: Sendable {
    @MainActor func build() -> Int? { MainActor.assertIsolated(); return 1 }
    @MainActor var value: Int { MainActor.assertIsolated(); return 1 }
    @MainActor subscript(index: Int) -> Int { MainActor.assertIsolated(); return 1 }
    @MainActor static func + (a: Maker, b: Maker) -> Int { MainActor.assertIsolated(); return 1 }
    @MainActor func callAsFunction() -> Int { MainActor.assertIsolated(); return 1 }
}
let maker = Maker()
final class Shop: Sendable { init(_ value: Any? = nil) {} }
let box = try Container { c in
    c.register(Shop.self) { r in
        return Shop(maker.build())
    }
}
func wait() async {
    await Task.detached {
        attempt { try box.resolve(Shop.self) }
    }.value
}
await wait()
