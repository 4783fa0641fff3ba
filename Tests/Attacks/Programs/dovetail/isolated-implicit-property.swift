//! class: K18 isolation
//! note: a factory uses an implicit static property
//! modes: 5
import Dovetail
import Probe
@MainActor final class Screen {
    init() { MainActor.assertIsolated() }
    static func make() -> Screen { Screen() }
    static var shared: Screen { Screen() }
}
func take(_ screen: Screen) {}
final class Shop: Sendable { init(_ value: Any? = nil) {} }
let box = try Container { c in
    c.register(Shop.self) { r in
        let s: Screen = .shared
        return Shop(s)
    }
}
func wait() async {
    await Task.detached {
        attempt { try box.resolve(Shop.self) }
    }.value
}
await wait()
