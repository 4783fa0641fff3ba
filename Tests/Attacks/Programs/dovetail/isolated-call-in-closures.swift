//! class: K18 isolation
//! note: what isolated code a factory runs is in closures, and in a variable that is lazy
//! modes: 5
import Dovetail
import Probe
@MainActor final class Screen {
    static var built = 0
    init() { MainActor.assertIsolated() }
}
final class Stand: Sendable { init(_ value: Any? = nil) {} }
final class Shop: Sendable { init(_ value: Any? = nil) {} }
final class Hall: Sendable { init(_ value: Any? = nil) {} }
final class Room: Sendable { init(_ value: Any? = nil) {} }
let box = try Container { c in
    c.register(Stand.self) { _ in Stand({ Screen() }()) }
    c.register(Shop.self) { _ in
        let make = { Screen() }
        return Shop(make())
    }
    c.register(Hall.self) { _ in Hall([1].map { _ in Screen() }) }
    c.register(Room.self) { _ in
        lazy var screen = Screen()
        return Room(screen)
    }
}
@MainActor func show() {
    attempt { try box.resolve(Stand.self) }
    attempt { try box.resolve(Shop.self) }
    attempt { try box.resolve(Hall.self) }
    attempt { try box.resolve(Room.self) }
}
show()
func wait() async {
    await Task.detached {
        attempt { try box.resolve(Room.self) }
    }.value
}
await wait()
