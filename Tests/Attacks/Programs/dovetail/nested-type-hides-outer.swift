//! class: K5 types
//! note: a type inside the asking type hides the outer one
import Dovetail
import Probe
struct State: Sendable {}
let box = try Container { c in c.register(State.self) { _ in State() } }
struct Screen { struct State: Sendable {}; func show() { attempt { try box.resolve(State.self) } } } //~ missing-registration
Screen().show()
attempt { try box.resolve(State.self) }
