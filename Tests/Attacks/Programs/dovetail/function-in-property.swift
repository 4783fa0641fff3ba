//! class: K7 helpers
//! note: a function is kept in a property
import Dovetail
import Probe
struct H: Sendable {}
let full = try Container { c in c.register(H.self) { _ in H() } }
let empty = try Container { _ in }
struct Action { let run: (Container) -> Void }
func ask(_ box: Container) { attempt { try box.resolve(H.self) } }
ask(full)
Action(run: ask).run(empty)
