//! title: what is registered behind a branch that exits is no duplicate of what the branch registers
//! runs: no
import Dovetail

struct Clock: Sendable {}
struct Log: Sendable {}
struct Feed: Sendable {}
func fill(_ c: inout Registrations, _ isTest: Bool) {
    if isTest {
        c.register(Clock.self) { _ in Clock() }
        return
    }
    c.register(Clock.self) { _ in Clock() }
    guard !isTest else {
        c.register(Log.self) { _ in Log() }
        return
    }
    c.register(Log.self) { _ in Log() }
    if !isTest { c.register(Feed.self) { _ in Feed() } }
    c.register(Feed.self) { _ in Feed() } //~ duplicate-registration: creating the container fails
}
let container = try Container { c in fill(&c, false) }
_ = try container.resolve(Clock.self)
_ = try container.resolve(Log.self)
_ = try container.resolve(Feed.self)
