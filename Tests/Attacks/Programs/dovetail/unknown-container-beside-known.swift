//! class: K1 places
//! note: a parameter may be any container, and one is known
import Dovetail
import Probe
struct Feed: Sendable {}
let known = try Container { c in c.register(Feed.self) { _ in Feed() } }
func ask(_ other: Container) { attempt { try other.resolve(Feed.self) } } //~ missing-registration
ask(try Container { _ in })
