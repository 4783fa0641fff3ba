//! class: K12 existentials
//! note: a generic function passes its parameter's value on
import Dovetail
import Probe
struct Page: Sendable {}
let box = try Container { c in c.register(Page.self) { (r, id: Int) in Page() } }
func open<Id>(_ id: Id) { attempt { try box.resolve(Page.self, arguments: id) } } //~ argument-mismatch
open(1)
open("a")
