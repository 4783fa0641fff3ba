//! class: K2 choices
//! note: a switch expression chooses the container
import Dovetail
import Probe
struct Feed: Sendable {}
enum Mode { case live, demo }
let full = try Container { c in c.register(Feed.self) { _ in Feed() } }
let empty = try Container { _ in }
func box(_ mode: Mode) -> Container { switch mode { case .live: full; case .demo: empty } }
attempt { try box(.live).resolve(Feed.self) }
attempt { try box(.demo).resolve(Feed.self) }
