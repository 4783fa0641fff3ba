//! class: K15 cycles
//! note: a cycle goes through an alias
import Dovetail
import Probe
protocol Store: Sendable {}
final class Disk: Store { init(store: any Store) {} }
let box = try Container { c in
    c.register(Disk.self, Disk.init)
    c.alias((any Store).self, of: Disk.self) { $0 } //~ construction-cycle
}
attempt { try box.resolve((any Store).self) }
