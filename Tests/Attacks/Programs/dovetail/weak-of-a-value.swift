//! class: K14 creation
//! note: scope weak of a struct
import Dovetail
import Probe
struct Feed: Sendable {}
final class Cache: Sendable {}
let box = try Container { c in
    c.register(Feed.self, scope: .weak) { _ in Feed() } //~ invalid-scope
    c.register(Cache.self, scope: .weak) { _ in Cache() }
}
attempt { try box.resolve(Cache.self) }
attempt { try box.resolve(Feed.self) }
