//! title: an assembly that is applied twice is reported once, at the second call, and nothing can override it
//! command: check
import Dovetail

struct Clock: Sendable {}
struct Log: Sendable {}
struct Base: Assembly {
    func assemble(_ c: inout Registrations) {
        c.register(Clock.self) { _ in Clock() }
        c.register(Log.self) { _ in Log() }
    }
}
func fill(_ c: inout Registrations) { c.register(Int.self) { _ in 1 } }
let one = try Container(
    Base(),
    Base()) //~ duplicate-registration: 'Base' is applied twice in 'one', so creating the container fails
_ = try one.resolve(Clock.self)
_ = try one.resolve(Log.self)
let two = try Container { c in
    fill(&c)
    fill(&c) //~ duplicate-registration: 'fill' is called twice in 'two'
}
_ = try two.resolve(Int.self)
