//! class: K12 existentials
//! note: arguments in the other order are others
import Dovetail
import Probe
struct Page: Sendable {}
let box = try Container { c in c.register(Page.self) { (r, id: Int, title: String) in Page() } }
attempt { try box.resolve(Page.self, arguments: 1, "a") }
attempt { try box.resolve(Page.self, arguments: "a", 1) } //~ argument-mismatch
attempt { try box.resolve(Page.self, arguments: 1) } //~ argument-mismatch
attempt { try box.resolve(Page.self) } //~ argument-mismatch
