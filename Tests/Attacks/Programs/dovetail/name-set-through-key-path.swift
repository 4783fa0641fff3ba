//! class: K6 names
//! note: a key path sets the name
import Dovetail
import Probe
struct Cart: Sendable {}
final class Settings { var key = "side" }
let container = try Container { c in c.register(Cart.self, name: "side") { _ in Cart() } }
let settings = Settings()
let path = \Settings.key
settings[keyPath: path] = "other"
attempt { try container.resolve(Cart.self, name: settings.key) }
