//! class: K13 function needs
//! note: what may be missing is passed to a function and to a subscript
import Swinject
import Probe
final class Log {}
func show(_ log: Log?, _ n: Int = 1) -> Int { n }
struct Shelf { subscript(log: Log?) -> Int { 1 } }
let box = Container()
box.register(Int.self) { r in show(r.resolve(Log.self)) }
probe(box.resolve(Int.self))
