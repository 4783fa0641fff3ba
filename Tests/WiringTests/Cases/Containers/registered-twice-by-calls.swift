//! title: what a function or an assembly registers twice
//! runs: no
import Dovetail

struct Clock: Sendable {}
struct Log: Sendable {}
struct Base: Assembly {
    func assemble(_ c: inout Registrations) { c.register(Clock.self) { _ in Clock() } }
}
struct Home: Assembly { func assemble(_ c: inout Registrations) throws { try c.add(Base()) } }
struct Cart: Assembly { func assemble(_ c: inout Registrations) throws { try c.add(Base()) } } //~ duplicate-registration: 'Base' is applied twice in 'first'

let first = try Container(Home(), Cart())
_ = try first.resolve(Clock.self)
func fill(_ c: inout Registrations) { c.register(Log.self) { _ in Log() } }
let isQuiet = CommandLine.arguments.isEmpty
let second = try Container { c in
    if isQuiet { fill(&c) } else { fill(&c) }
}
_ = try second.resolve(Log.self)
let third = try Container { c in fill(&c) }
_ = try third.resolve(Log.self)
