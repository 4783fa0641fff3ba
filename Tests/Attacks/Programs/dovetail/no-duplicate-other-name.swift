//! class: K14 creation
//! note: the same service with two names and without
import Dovetail
import Probe
struct Feed: Sendable {}
let box = try Container { c in
    c.register(Feed.self) { _ in Feed() }
    c.register(Feed.self, name: "a") { _ in Feed() }
    c.register(Feed.self) { (r, n: Int) in Feed() }
}
attempt { try box.resolve(Feed.self, name: "a") }
attempt { try box.resolve(Feed.self, arguments: 3) }
