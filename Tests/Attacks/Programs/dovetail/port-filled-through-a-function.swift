//! class: K16 ports
//! note: a function fills the ports that it is given, and a loop those of a list
import Dovetail
import Probe
enum External {
    static let size = Port<Int>("size")
    static let width = Port<Int>("width")
}
func fill(_ port: Port<Int>) throws { try port.inject(1) }
try fill(External.size)
for port in [External.width] { try port.inject(1) }
attempt { try External.size.get() }
attempt { try External.width.get() }
