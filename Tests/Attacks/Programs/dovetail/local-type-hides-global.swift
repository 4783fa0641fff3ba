//! class: K5 types
//! note: a function's own type hides the registered one
import Dovetail
import Probe
struct Model: Sendable {}
let box = try Container { c in c.register(Model.self) { _ in Model() } }
func ask() {
    struct Model: Sendable {}
    attempt { try box.resolve(Model.self) } //~ missing-registration
}
ask()
attempt { try box.resolve(Model.self) }
