//! class: K13 function needs
//! note: the initializer stands in an extension in another file
//// file: App/Screen.swift
struct Log: Sendable {}
struct Feed: Sendable {}
struct Screen: Sendable { let n: Int }
//// file: App/Screen+Feed.swift
extension Screen { init(feed: Feed, log: Log) { n = 1 } }
//// file: App/main.swift
import Dovetail
import Probe
let box = try Container { c in
    c.register(Feed.self) { _ in Feed() }
    c.register(Screen.self, Screen.init(feed:log:)) //~ missing-registration
}
attempt { try box.resolve(Screen.self) }
