//! class: K6 names
//! note: an enum's own rawValue is not the case's name
import Dovetail
import Probe
struct Api: Sendable {}
enum Key { case main; var rawValue: String { "k" + "1" } }
let box = try Container { c in c.register(Api.self, name: "main") { _ in Api() } }
attempt { try box.resolve(Api.self, name: Key.main.rawValue) }
