//! class: K16 ports
//! note: a loop injects into a port twice
import Dovetail
import Probe
enum External { static let size = Port<Int>("size") }
attempt { for number in 1...2 { try External.size.inject(number) } }
