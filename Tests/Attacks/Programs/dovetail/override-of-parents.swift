//! class: K14 creation
//! note: a child overrides what only its parent has
import Dovetail
import Probe
struct Feed: Sendable {}
let app = try Container { c in c.register(Feed.self) { _ in Feed() } }
attempt { try Container(parent: app) { c in c.register(Feed.self, override: true) { _ in Feed() } } } //~ override-without-original
