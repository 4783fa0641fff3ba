//! class: K13 function needs
//! note: property with observer in memberwise initializer
import Dovetail
import Probe
struct B: Sendable { var name: String { didSet { print(name) } } }
let box = try Container { c in c.register(B.self, B.init) } //~ missing-registration: 'String'
attempt { try box.resolve(B.self) }
