//! class: K17 equal types
//! note: an element type by the collection's member
import Dovetail
import Probe
typealias Ids = [Int]
let box = try Container { c in c.register(Int.self) { _ in 4 } }
attempt { try box.resolve(Ids.Element.self) }
attempt { try box.resolve(Swift.Int.self) }
