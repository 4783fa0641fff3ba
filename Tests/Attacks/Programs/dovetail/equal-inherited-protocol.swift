//! class: K17 equal types
//! note: P & Q is Q where Q inherits P
import Dovetail
import Probe
protocol Reads: Sendable {}
protocol Edits: Reads {}
struct Disk: Edits {}
let box = try Container { c in c.register((any Reads & Edits).self) { _ in Disk() } }
attempt { try box.resolve((any Edits).self) }
