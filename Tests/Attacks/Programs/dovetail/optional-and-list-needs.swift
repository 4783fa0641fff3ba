//! class: K13 function needs
//! note: an initializer's optional and list parameters need nothing
import Dovetail
import Probe
struct Log: Sendable {}
struct Plugin: Sendable {}
struct Screen: Sendable { let log: Log?; let plugins: [Plugin] }
let box = try Container { c in c.register(Screen.self, Screen.init) } //~ missing-registration
attempt { try box.resolve(Screen.self) }
