//! class: K2 choices
//! note: whichever container is chosen has the service
import Dovetail
import Probe
struct Feed: Sendable {}
let live = try Container { c in c.register(Feed.self) { _ in Feed() } }
let demo = try Container { c in c.register(Feed.self) { _ in Feed() } }
let isDemo = CommandLine.arguments.count > 50
let box = isDemo ? demo : live
attempt { try box.resolve(Feed.self) }
