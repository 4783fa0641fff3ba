//! class: K14 creation
//! note: a loop registers one service twice
import Dovetail
import Probe
struct Feed: Sendable {}
attempt { try Container { c in for _ in 0..<2 { c.register(Feed.self) { _ in Feed() } } } }
