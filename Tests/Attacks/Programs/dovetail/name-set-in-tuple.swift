//! class: K6 names
//! note: a tuple sets the name
import Dovetail
import Probe
struct Cart: Sendable {}
final class Settings { var key = "side" }
let container = try Container { c in c.register(Cart.self, name: "side") { _ in Cart() } }
let settings = Settings()
var count = 0
(settings.key, count) = ("other", 1)
attempt { try container.resolve(Cart.self, name: settings.key) }
