//! runs: no
import Dovetail

struct Clock: Sendable {}
struct Log: Sendable {}
func container(_ isTest: Bool) throws -> Container {
    try Container { c in
        if isTest {
            c.register(Clock.self) { _ in Clock() }
        } else {
            c.register(Clock.self) { _ in Clock() }
        }
        c.register(Log.self) { _ in Log() }
        if isTest { c.register(Log.self) { _ in Log() } } //~ duplicate-registration: creating the container fails
    }
}
_ = try container(true).resolve(Clock.self)
_ = try container(true).resolve(Log.self)
