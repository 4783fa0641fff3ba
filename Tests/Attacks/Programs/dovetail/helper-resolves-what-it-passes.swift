//! class: K7 helpers
//! note: a helper resolves the parameter of the closure it is given
import Dovetail
import Probe
struct Feed: Sendable {}
struct Log: Sendable {}
struct Screen: Sendable { let feed: Feed; init(feed: Feed) { self.feed = feed } }
struct Page: Sendable { let log: Log; init(log: Log) { self.log = log } }
extension Registrations {
    mutating func single<T: Sendable, A>(_ type: T.Type, _ make: @escaping @Sendable (A) -> T) {
        register(type, scope: .singleton) { r in make(try r.resolve(A.self)) }
    }
}
let box = try Container { c in
    c.register(Feed.self) { _ in Feed() }
    c.single(Screen.self) { (feed: Feed) in Screen(feed: feed) }
    c.single(Page.self, Page.init) //~ missing-registration
}
attempt { try box.resolve(Screen.self) }
attempt { try box.resolve(Page.self) }
