//! title: types that getters and cases declare hide global ones
//! runs: no
//! command: check
import Dovetail
struct Clock: Sendable {}
let container = try Container { c in c.register(Clock.self) { _ in Clock() } }
struct Screen {
    var clock: Any? {
        struct Clock: Sendable {}
        return try? container.resolve(Clock.self) //~ missing-registration
    }
}
func choose(_ number: Int) throws {
    switch number {
    case 1:
        struct Clock: Sendable {}
        _ = try container.resolve(Clock.self) //~ missing-registration
    default:
        _ = try container.resolve(Clock.self)
    }
}
