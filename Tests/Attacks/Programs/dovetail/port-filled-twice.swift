//! class: K16 ports
//! note: a port is injected twice in one body
import Dovetail
import Probe
enum External { static let size = Port<Int>("size") }
try External.size.inject(1)
attempt { try External.size.get() }
try External.size.inject(2)
