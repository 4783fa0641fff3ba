//! class: K10 assemblies
//! note: assemblies of a list are filtered before they are added
import Dovetail
import Probe
struct Clock: Sendable {}
struct Diary: Sendable {}
struct Clocks: Assembly { func assemble(_ c: inout Registrations) { c.register(Clock.self) { _ in Clock() } } }
struct Diaries: Assembly { func assemble(_ c: inout Registrations) { c.register(Diary.self) { _ in Diary() } } }
let parts: [any Assembly] = [Clocks(), Diaries()]
let box = try Container { c in for part in parts.filter({ $0 is Clocks }) { try c.add(part) } }
attempt { try box.resolve(Clock.self) }
attempt { try box.resolve(Diary.self) }
