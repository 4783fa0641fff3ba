//! class: K17 equal types
//! note: P & Q is Q & P
import Dovetail
import Probe
protocol Reads: Sendable {}
protocol Writes: Sendable {}
struct Disk: Reads, Writes {}
let box = try Container { c in c.register((any Reads & Writes).self) { _ in Disk() } }
attempt { try box.resolve((any Writes & Reads).self) }
