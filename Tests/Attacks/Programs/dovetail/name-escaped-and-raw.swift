//! class: K6 names
//! note: a raw string and an escape give one name
import Dovetail
import Probe
struct Api: Sendable {}
let box = try Container { c in c.register(Api.self, name: "a\u{62}c") { _ in Api() } }
attempt { try box.resolve(Api.self, name: #"abc"#) }
attempt { try box.resolve(Api.self, name: #"a\u{62}c"#) } //~ missing-registration
