//! class: K11 forward
//! note: an alias of a service that has a name
import Dovetail
import Probe
protocol Reads: Sendable {}
final class Disk: Reads {}
let box = try Container { c in
    c.register(Disk.self, name: "fast") { _ in Disk() }
    c.alias((any Reads).self, of: Disk.self) { $0 } //~ missing-registration
}
attempt { try box.resolve((any Reads).self) }
