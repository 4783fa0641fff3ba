//! class: K16 ports
//! note: nothing injects into a port that is asked
import Dovetail
import Probe
enum External { static let size = Port<Int>("size") }
attempt { try External.size.get() }
