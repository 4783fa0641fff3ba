//! title: what the help says: the registration that is applied last overrides
import Dovetail

struct Clock: Sendable { var hour: Int }
struct First: Assembly {
    func assemble(_ c: inout Registrations) {
        c.register(Clock.self, override: true) { _ in Clock(hour: 1) }
    }
}
struct Second: Assembly {
    func assemble(_ c: inout Registrations) {
        c.register(Clock.self) { _ in Clock(hour: 2) }
    }
}
let one = try Container(Second(), First())
print(try one.resolve(Clock.self).hour)
//> 1
