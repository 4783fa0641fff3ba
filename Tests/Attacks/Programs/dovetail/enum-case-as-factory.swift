//! class: K13 function needs
//! note: an enum case is the factory
import Dovetail
import Probe
struct Feed: Sendable {}
enum Route: Sendable { case feed(Feed), none }
let full = try Container { c in
    c.register(Feed.self) { _ in Feed() }
    c.register(Route.self, Route.feed)
}
let empty = try Container { c in c.register(Route.self, Route.feed) }
attempt { try full.resolve(Route.self) }
attempt { try empty.resolve(Route.self) }
