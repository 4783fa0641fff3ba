//! class: K16 ports
//! note: the function that injects is called twice
import Dovetail
import Probe
enum Ports { static let limit = Port<Int>("limit") }
func setUp() throws { try Ports.limit.inject(1) }
try setUp()
attempt { try setUp() }
try setUp()
