//! class: K6 names
//! note: names that are put together
import Dovetail
import Probe
struct Api: Sendable {}
let base = "api"
let box = try Container { c in c.register(Api.self, name: base + ".live") { _ in Api() } }
attempt { try box.resolve(Api.self, name: "api.live") }
attempt { try box.resolve(Api.self, name: "\(base).live") }
attempt { try box.resolve(Api.self, name: base) }
