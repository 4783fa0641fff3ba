//! class: K7 helpers
//! note: a helper resolves by the expected type what it passes on
import Dovetail
import Probe
struct Feed: Sendable {}
struct Log: Sendable {}
struct Screen: Sendable { let feed: Feed; init(feed: Feed) { self.feed = feed } }
struct Page: Sendable { let log: Log; init(log: Log) { self.log = log } }
extension Registrations {
    mutating func single<T: Sendable, A>(_ type: T.Type, _ make: @escaping @Sendable (A) -> T) {
        register(type, scope: .singleton) { r in make(try r.resolve()) }
    }
}
let box = try Container { c in
    c.register(Feed.self) { _ in Feed() }
    c.single(Screen.self, Screen.init)
    c.single(Page.self, Page.init)
}
attempt { try box.resolve(Screen.self) }
attempt { try box.resolve(Page.self) }
