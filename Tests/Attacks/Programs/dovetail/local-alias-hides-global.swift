//! class: K5 types
//! note: an alias inside a function is another type
import Dovetail
import Probe
struct Model: Sendable {}
struct Other: Sendable {}
let box = try Container { c in c.register(Model.self) { _ in Model() } }
func ask() {
    typealias Model = Other
    attempt { try box.resolve(Model.self) } //~ missing-registration
}
ask()
