//! class: K11 forward
//! note: an alias of an alias
import Dovetail
import Probe
protocol Reads: Sendable {}
protocol Edits: Reads {}
final class Disk: Edits {}
let box = try Container { c in
    c.register(Disk.self) { _ in Disk() }
    c.alias((any Edits).self, of: Disk.self) { $0 }
    c.alias((any Reads).self, of: (any Edits).self) { $0 }
}
attempt { try box.resolve((any Reads).self) }
