//! class: K14 creation
//! note: an alias has the type of a registration
import Dovetail
import Probe
protocol Store: Sendable {}
final class Disk: Store {}
attempt { try Container { c in c.register(Disk.self) { _ in Disk() }; c.register((any Store).self) { _ in Disk() }; c.alias((any Store).self, of: Disk.self) { $0 } } } //~ duplicate-registration
