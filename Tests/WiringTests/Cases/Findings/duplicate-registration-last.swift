//! title: the help names the registration that is applied last, which need not be the later one in the sources
//! command: check
import Dovetail

struct Clock: Sendable {}
struct First: Assembly {
    func assemble(_ c: inout Registrations) {
        c.register(Clock.self) { _ in Clock() }
    }
}
struct Second: Assembly {
    func assemble(_ c: inout Registrations) {
        c.register(Clock.self) { _ in Clock() } //~ duplicate-registration: override: true on line 6, which registers it last
        c.register(Int.self) { _ in 1 }
        c.register(Int.self) { _ in 2 } //~ duplicate-registration: override: true on line 13, which registers it last
    }
}
let one = try Container(Second(), First())
_ = try one.resolve(Clock.self)
_ = try one.resolve(Int.self)
