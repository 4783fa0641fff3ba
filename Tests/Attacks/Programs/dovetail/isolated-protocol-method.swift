//! class: K18 isolation
//! note: a factory uses an isolated requirement of a protocol
//! modes: 5
import Dovetail
import Probe
protocol Making: Sendable { @MainActor func build() -> Int? }
struct M: Making { func build() -> Int? { MainActor.assertIsolated(); return 1 } }
final class Shop: Sendable { init(_ value: Any? = nil) {} }
let box = try Container { c in
    c.register(Shop.self) { r in
        let m: any Making = try r.resolve((any Making).self)
        return Shop(m.build())
    }
    c.register((any Making).self) { _ in M() }
}
func wait() async {
    await Task.detached {
        attempt { try box.resolve(Shop.self) }
    }.value
}
await wait()
