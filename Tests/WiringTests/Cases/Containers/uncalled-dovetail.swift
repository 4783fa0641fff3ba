//! title: a container of Dovetail whose filling only a function knows that nothing calls
//! command: check --strict
//! runs: no
import Dovetail

struct Clock: Sendable {}
struct Log: Sendable {}
struct Clocks: Assembly {
    func assemble(_ c: inout Registrations) { c.register(Clock.self) { _ in Clock() } }
}
func assemblies() -> [any Assembly] { [Clocks()] }
func logs(_ c: inout Registrations) { c.register(Log.self) { _ in Log() } }
let container = try Container { c in logs(&c) }
_ = try container.resolve(Clock.self) //~ missing-registration: 'assemblies', which registers it, is never called
_ = try container.resolve(Log.self)
