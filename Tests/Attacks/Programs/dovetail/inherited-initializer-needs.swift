//! class: K13 function needs
//! note: a subclass inherits the initializer whose needs are missing
import Dovetail
import Probe
struct Log: Sendable {}
class Base: @unchecked Sendable { init(log: Log) {} }
final class Screen: Base, @unchecked Sendable {}
let box = try Container { c in c.register(Screen.self, Screen.init) } //~ missing-registration
attempt { try box.resolve(Screen.self) }
