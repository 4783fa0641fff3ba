//! class: K16 ports
//! note: both branches fill it, and a second attempt is meant to fail
import Dovetail
import Probe
enum External { static let size = Port<Int>("size") }
if CommandLine.arguments.count > 100 { try External.size.inject(1) } else { try External.size.inject(2) }
try? External.size.inject(3)
attempt { try External.size.get() }
