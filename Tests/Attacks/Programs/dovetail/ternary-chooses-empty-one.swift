//! class: K2 choices
//! note: one of the two chosen from lacks the service, and it is chosen
import Dovetail
import Probe
struct Feed: Sendable {}
let live = try Container { c in c.register(Feed.self) { _ in Feed() } }
let demo = try Container { _ in }
let isDemo = CommandLine.arguments.count < 50
let box = isDemo ? demo : live
attempt { try box.resolve(Feed.self) }
