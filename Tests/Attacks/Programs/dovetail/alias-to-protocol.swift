//! class: K11 forward
//! note: an alias gives a class a protocol, another protocol is asked for
import Dovetail
import Probe
protocol Reads: Sendable {}
protocol Writes: Sendable {}
final class Disk: Reads, Writes {}
let box = try Container { c in
    c.register(Disk.self) { _ in Disk() }
    c.alias((any Reads).self, of: Disk.self) { $0 }
}
attempt { try box.resolve((any Reads).self) }
attempt { try box.resolve((any Writes).self) } //~ missing-registration
