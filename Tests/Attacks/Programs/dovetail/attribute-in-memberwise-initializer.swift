//! class: K13 function needs
//! note: attribute in memberwise initializer
import Dovetail
import Probe
struct X: Sendable {}
struct F: Sendable { @available(*, deprecated) var x: X }
let box = try Container { c in c.register(F.self, F.init) } //~ missing-registration: 'X'
attempt { try box.resolve(F.self) }
