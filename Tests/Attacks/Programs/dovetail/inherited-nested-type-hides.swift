//! class: K5 types
//! note: a superclass's nested type is found before the global one
import Dovetail
import Probe
struct State: Sendable {}
class Base { struct State: Sendable {} }
let box = try Container { c in c.register(Base.State.self) { _ in Base.State() } }
final class Screen: Base { func show() { attempt { try box.resolve(State.self) } } }
Screen().show()
attempt { try box.resolve(State.self) } //~ missing-registration
