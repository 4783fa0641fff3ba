//! class: K18 isolation
//! note: a factory uses an isolated setter
//! modes: 5
import Dovetail
import Probe
final class Maker: Sendable { @MainActor var value: Int { get { 1 } set { MainActor.assertIsolated() } } }
final class Shop: Sendable { init(_ value: Any? = nil) {} }
let box = try Container { c in
    c.register(Shop.self) { r in
        let m = Maker()
        m.value = 2
        return Shop()
    }
}
func wait() async {
    await Task.detached {
        attempt { try box.resolve(Shop.self) }
    }.value
}
await wait()
