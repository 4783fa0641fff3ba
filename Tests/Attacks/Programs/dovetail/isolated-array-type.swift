//! class: K18 isolation
//! note: a factory uses an isolated member implicit member in a list
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
        let all: Array<Screen> = [.make()]
        return Shop(all.count)
    }
}
func wait() async {
    await Task.detached {
        attempt { try box.resolve(Shop.self) }
    }.value
}
await wait()
