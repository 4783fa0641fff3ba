//! class: K6 names
//! note: an empty name is not the absence of one
import Dovetail
import Probe
struct Api: Sendable {}
let box = try Container { c in c.register(Api.self, name: "") { _ in Api() } }
attempt { try box.resolve(Api.self, name: "") }
attempt { try box.resolve(Api.self) } //~ missing-registration
attempt { try box.resolve(Api.self, name: nil) } //~ missing-registration
