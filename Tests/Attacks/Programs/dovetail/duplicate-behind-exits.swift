//! class: K14 creation
//! note: branches that leave keep two registrations apart, and one that only ends a round of a loop does not
import Dovetail
import Probe
struct Api: Sendable {}
struct Log: Sendable {}
struct Key: Sendable {}
struct Bad: Error {}
func fill(_ c: inout Registrations, _ mode: Int) throws {
    if mode == 1 {
        c.register(Api.self) { _ in Api() }
        throw Bad()
    } else if mode == 2 {
        c.register(Api.self) { _ in Api() }
        return
    }
    c.register(Api.self) { _ in Api() }
    switch mode {
    case 3:
        c.register(Log.self) { _ in Log() }
        return
    default: break
    }
    c.register(Log.self) { _ in Log() }
}
attempt { let box = try Container { c in try fill(&c, 0) }; _ = try box.resolve(Api.self); return try box.resolve(Log.self) }
attempt { let box = try Container { c in try fill(&c, 3) }; return try box.resolve(Log.self) }
