//! class: K14 creation
//! note: an override stands before its original
import Dovetail
import Probe
struct Feed: Sendable {}
attempt { try Container { c in c.register(Feed.self, override: true) { _ in Feed() }; c.register(Feed.self) { _ in Feed() } } }
