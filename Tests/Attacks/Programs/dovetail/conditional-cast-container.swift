//! class: K2 choices
//! note: a container comes out of a list of values by a cast
import Dovetail
import Probe
struct Feed: Sendable {}
let full = try Container { c in c.register(Feed.self) { _ in Feed() } }
let values: [any Sendable] = [1, try Container { _ in }]
func ask() { if let full = values[1] as? Container { attempt { try full.resolve(Feed.self) } } }
ask()
attempt { try full.resolve(Feed.self) }
