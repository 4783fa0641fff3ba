//! class: K5 types
//! note: a generic parameter has the name of a registered type
import Dovetail
import Probe
struct Model: Sendable {}
struct Song: Sendable {}
let box = try Container { c in c.register(Model.self) { _ in Model() } }
func ask<Model>(_ type: Model.Type) { attempt { try box.resolve(Model.self) } }
ask(Song.self) //~ missing-registration
