//! class: K2 choices
//! note: a function returns one of two containers early
import Dovetail
import Probe
struct Feed: Sendable {}
let full = try Container { c in c.register(Feed.self) { _ in Feed() } }
let empty = try Container { _ in }
func pick(_ flag: Bool) -> Container {
    if flag { return full }
    return empty
}
attempt { try pick(true).resolve(Feed.self) }
attempt { try pick(false).resolve(Feed.self) }
