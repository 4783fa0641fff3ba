//! class: K16 ports
//! note: only ports, static
import Dovetail
import Probe
struct Feed: Sendable {}
enum Ports { static let feed = Port<Feed>("feed") }
attempt { try Ports.feed.get() } //~ missing-registration
