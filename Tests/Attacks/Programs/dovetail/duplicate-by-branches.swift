//! class: K14 creation
//! note: an if and an else register the same service, a switch does, and an early return leaves one out
import Dovetail
import Probe
struct Api: Sendable {}
struct Log: Sendable {}
func fill(_ c: inout Registrations, _ isMock: Bool) {
    switch isMock { case true: c.register(Api.self) { _ in Api() }; case false: c.register(Api.self) { _ in Api() } }
    if isMock { c.register(Log.self) { _ in Log() }; return }
    c.register(Log.self) { _ in Log() }
}
attempt { let box = try Container { c in fill(&c, false) }; _ = try box.resolve(Api.self); return try box.resolve(Log.self) }
