//! title: a copy of registrations is not the container's
//! runs: no
//! command: check --strict
import Dovetail
struct Clock: Sendable {}
let one = try Container { c in
    var copy = c
    copy.register(Clock.self) { _ in Clock() }
}
_ = try one.resolve(Clock.self) //~ missing-registration: 'Clock'
