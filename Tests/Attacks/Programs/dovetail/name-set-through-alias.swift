//! class: K6 names
//! note: the name is set through an alias of the type
import Dovetail
import Probe
struct Cart: Sendable {}
enum Settings { nonisolated(unsafe) static var key = "side" }
typealias Options = Settings
let container = try Container { c in c.register(Cart.self, name: "side") { _ in Cart() } }
Options.key = "other"
attempt { try container.resolve(Cart.self, name: Settings.key) }
