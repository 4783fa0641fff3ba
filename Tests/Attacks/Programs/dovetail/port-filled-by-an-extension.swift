//! class: K16 ports
//! note: an extension of all ports injects
import Dovetail
import Probe
enum External { static let size = Port<Int>("size") }
extension Port { func fill(_ value: Value) throws { try inject(value) } }
attempt { try External.size.fill(1) }
attempt { try External.size.get() }
