//! class: K14 creation
//! note: scope graph of a service with arguments
import Dovetail
import Probe
struct Page: Sendable {}
attempt { try Container { c in c.register(Page.self, scope: .graph) { (r, id: Int) in Page() } } } //~ invalid-scope
