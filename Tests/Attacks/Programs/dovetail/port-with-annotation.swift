//! class: K16 ports
//! note: only ports, annotated
import Dovetail
import Probe
struct Feed: Sendable {}
let feed: Port<Feed> = Port("feed")
attempt { try feed.get() } //~ missing-registration
