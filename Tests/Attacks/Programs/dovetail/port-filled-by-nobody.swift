//! class: K16 ports
//! note: another port is filled
import Dovetail
import Probe
enum External {
    static let size = Port<Int>("size")
    static let width = Port<Int>("width")
}
func start() throws { try External.width.inject(1) }
try start()
attempt { try External.width.get() }
attempt { try External.size.get() }
