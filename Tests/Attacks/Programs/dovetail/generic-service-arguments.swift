//! class: K5 types
//! note: one generic type with two arguments
import Dovetail
import Probe
struct Repo<Row>: Sendable {}
let box = try Container { c in c.register(Repo<Int>.self) { _ in Repo<Int>() } }
attempt { try box.resolve(Repo<Int>.self) }
attempt { try box.resolve(Repo<String>.self) } //~ missing-registration
