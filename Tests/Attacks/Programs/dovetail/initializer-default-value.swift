//! class: K13 function needs
//! note: a parameter with a default value is resolved like the others
import Dovetail
import Probe
struct Log: Sendable {}
struct Screen: Sendable { let log: Log; init(log: Log = Log()) { self.log = log } }
let box = try Container { c in c.register(Screen.self, Screen.init) } //~ missing-registration
attempt { try box.resolve(Screen.self) }
