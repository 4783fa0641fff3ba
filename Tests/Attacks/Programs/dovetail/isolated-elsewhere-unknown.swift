//! class: K18 isolation
//! note: an isolated method of a value whose type is not known, declared in a file that nothing else leads to
//! modes: 5
//// file: App/Maker.swift
final class Maker: Sendable {
    let inner = Inner()
}
let maker = Maker()
//// file: App/Inner.swift
final class Inner: Sendable {
    @MainActor func build() -> Int { MainActor.assertIsolated(); return 1 }
}
//// file: App/Screen.swift
@MainActor final class Screen {
    init() { MainActor.assertIsolated() }
    static func make() -> Screen { Screen() }
}
//// file: App/Take.swift
func take(_ screen: Screen) -> Int { 1 }
//// file: App/main.swift
import Dovetail
import Probe
final class Shop: Sendable { init(_ value: Int) {} }
let box = try Container { c in
    c.register(Shop.self) { r in
        Shop([Maker()].first!.inner.build())
    }
    
}
func wait() async {
    await Task.detached {
        attempt { try box.resolve(Shop.self) }
    }.value
}
await wait()
