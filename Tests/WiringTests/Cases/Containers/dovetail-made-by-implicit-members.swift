//! title: Dovetail's containers that are made as implicit members: one answers nothing of another
//! runs: no
//! proof: proved 6 of 10 resolutions
import Dovetail

final class Clock: Sendable {}
final class Log: Sendable {}
struct Clocks: Assembly {
    func assemble(_ c: inout Registrations) { c.register(Clock.self) { _ in Clock() } }
}
struct Logs: Assembly {
    func assemble(_ c: inout Registrations) { c.register(Log.self) { _ in Log() } }
}
final class Player {
    let container: Container = try! .init { c in c.register(Clock.self) { _ in Clock() } }
    func ask() throws {
        _ = try container.resolve(Clock.self)
        _ = try container.resolve(Log.self) //~ missing-registration: in 'Player.container'
    }
}
final class Reader {
    let container: Container = try! .init { c in c.register(Log.self) { _ in Log() } }
    func ask() throws {
        _ = try container.resolve(Log.self)
        _ = try container.resolve(Clock.self) //~ missing-registration: in 'Reader.container'
    }
}
final class Writer {
    lazy var container: Container? = try? .init(Logs())
    func ask() throws {
        _ = try container?.resolve(Log.self)
        _ = try container?.resolve(Clock.self) //~ missing-registration: in 'Writer.container'
    }
}
func make() throws -> Container { try .init(Clocks()) }
_ = try make().resolve(Clock.self)
_ = try make().resolve(Log.self) //~ missing-registration: in 'make()'
let child: Container = try .init(parent: make(), Logs())
_ = try child.resolve(Log.self)
_ = try child.resolve(Clock.self)
try Player().ask()
try Reader().ask()
try Writer().ask()
