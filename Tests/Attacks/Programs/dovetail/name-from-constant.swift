//! class: K6 names
//! note: a constant of a namespace is the name
import Dovetail
import Probe
struct Api: Sendable {}
enum Names { static let main = "main"; static let debug = "debug" }
let box = try Container { c in c.register(Api.self, name: Names.main) { _ in Api() } }
attempt { try box.resolve(Api.self, name: Names.main) }
attempt { try box.resolve(Api.self, name: "main") }
attempt { try box.resolve(Api.self, name: Names.debug) } //~ missing-registration
