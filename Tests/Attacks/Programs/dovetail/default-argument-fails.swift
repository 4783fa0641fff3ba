//! class: K2 choices
//! note: the default argument lacks the service, and is used
import Dovetail
import Probe
struct Feed: Sendable {}
let full = try Container { c in c.register(Feed.self) { _ in Feed() } }
let empty = try Container { _ in }
func ask(_ box: Container = empty) { attempt { try box.resolve(Feed.self) } } //~ missing-registration
ask()
