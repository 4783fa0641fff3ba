//! class: K14 creation
//! note: an assembly that overrides is applied before and behind the one that it overrides
import Dovetail
import Probe
struct Feed: Sendable {}

struct Live: Assembly { func assemble(_ c: inout Registrations) { c.register(Feed.self) { _ in Feed() } } }
struct Fakes: Assembly { func assemble(_ c: inout Registrations) { c.register(Feed.self, override: true) { _ in Feed() } } }
struct Others: Assembly { func assemble(_ c: inout Registrations) { c.register(Int.self, override: true) { _ in 1 } } }
struct Ints: Assembly { func assemble(_ c: inout Registrations) { c.register(Int.self) { _ in 2 } } }
attempt { try Container(Live(), Fakes()).resolve(Feed.self) }
attempt { try Container(Others(), Ints()) }
