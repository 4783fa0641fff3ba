//! class: K14 creation
//! note: one tuple argument is not two arguments
import Dovetail
import Probe
struct Page: Sendable {}
let box = try Container { c in c.register(Page.self) { (r, place: (Int, Int)) in Page() } }
attempt { try box.resolve(Page.self, arguments: (1, 2)) }
attempt { try box.resolve(Page.self, arguments: 1, 2) }
