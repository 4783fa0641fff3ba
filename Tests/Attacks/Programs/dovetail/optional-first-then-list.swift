//! class: K7 helpers
//! note: a function asks for an optional, and then for the list
import Dovetail
import Probe
struct Clock: Sendable {}
struct Diary: Sendable {}
let box = try Container { c in c.contribute(Clock.self) { _ in Clock() } }
func one<T>(_ type: T.Type) throws -> T {
    if let only = try box.resolve(T?.self) { return only }
    return try box.resolve([T].self)[0]
}
attempt { try one(Clock.self) }
