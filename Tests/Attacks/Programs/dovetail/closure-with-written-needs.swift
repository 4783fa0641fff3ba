//! class: K13 function needs
//! note: a closure's parameters are resolved by their types
import Dovetail
import Probe
struct Feed: Sendable {}
struct Screen: Sendable {}
let box = try Container { c in
    c.register(Feed.self) { Feed() }
    c.register(Screen.self) { (feed: Feed, again: Feed) in Screen() }
}
attempt { try box.resolve(Screen.self) }
