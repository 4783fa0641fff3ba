//! class: K16 ports
//! note: an error that a do catches comes before the injection
import Dovetail
import Probe
struct Failed: Error {}
enum External { static let size = Port<Int>("size") }
func load() throws -> Int { throw Failed() }
do { let number = try load(); try External.size.inject(number) } catch {}
attempt { try External.size.get() }
