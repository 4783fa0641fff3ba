//! class: K13 function needs
//! note: a static function is the factory, its parameters are resolved
import Dovetail
import Probe
struct Feed: Sendable {}
struct Screen: Sendable { static func make(feed: Feed, log: Int) -> Screen { Screen() } }
let box = try Container { c in
    c.register(Feed.self) { _ in Feed() }
    c.register(Screen.self, Screen.make) //~ missing-registration
}
attempt { try box.resolve(Screen.self) }
