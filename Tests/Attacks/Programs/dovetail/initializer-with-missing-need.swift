//! class: K13 function needs
//! note: one parameter of an initializer is registered, another one is not
import Dovetail
import Probe
struct Feed: Sendable {}
struct Log: Sendable {}
struct Screen: Sendable { let feed: Feed; let log: Log }
let box = try Container { c in
    c.register(Feed.self) { _ in Feed() }
    c.register(Screen.self, Screen.init) //~ missing-registration
}
attempt { try box.resolve(Screen.self) }
