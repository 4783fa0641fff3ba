//! class: K14 creation
//! note: a weak service of a library's protocol is a struct of the library
import Dovetail
import Probe
let box = try Container { c in c.register((any Error).self, scope: .weak) { _ in CancellationError() } }
attempt { try probe(box.resolve((any Error).self)) }
