//! class: K16 ports
//! note: only a port, in a global constant
import Dovetail
import Probe
struct Feed: Sendable {}
let feed = Port<Feed>("feed")
attempt { try feed.get() } //~ missing-registration
