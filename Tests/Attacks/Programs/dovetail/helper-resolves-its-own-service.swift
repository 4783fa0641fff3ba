//! class: K7 helpers
//! note: a helper registers a service that wraps another generic one
import Dovetail
import Probe
struct Feed: Sendable {}
struct Log: Sendable {}
struct Screen: Sendable { let feed: Feed; init(feed: Feed) { self.feed = feed } }
struct Page: Sendable { let log: Log; init(log: Log) { self.log = log } }
struct Cached<T: Sendable>: Sendable { let value: T }
extension Registrations {
    mutating func cached<T: Sendable>(_ type: T.Type) {
        register(Cached<T>.self) { r in Cached(value: try r.resolve(T.self)) }
    }
}
let box = try Container { c in
    c.register(Feed.self) { _ in Feed() }
    c.cached(Feed.self)
    c.cached(Log.self)
}
attempt { try box.resolve(Cached<Feed>.self) }
attempt { try box.resolve(Cached<Log>.self) }
