//! class: K16 ports
//! note: another function of this name is called as well, and injects nothing
import Dovetail
import Probe
enum Ports { static let limit = Port<Int>("limit") }
func setUp() throws { try Ports.limit.inject(1) }
struct Screen { func setUp() {} }
try setUp()
Screen().setUp()
attempt { try probe(Ports.limit.get()) }
