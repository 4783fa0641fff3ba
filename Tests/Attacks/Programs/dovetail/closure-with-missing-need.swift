//! class: K13 function needs
//! note: a closure's second parameter is not registered
import Dovetail
import Probe
struct Feed: Sendable {}
struct Log: Sendable {}
struct Screen: Sendable {}
let box = try Container { c in
    c.register(Feed.self) { Feed() }
    c.register(Screen.self) { (feed: Feed, log: Log) in Screen() } //~ missing-registration
}
attempt { try box.resolve(Screen.self) }
