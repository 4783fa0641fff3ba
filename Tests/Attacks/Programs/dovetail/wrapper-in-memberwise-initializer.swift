//! class: K13 function needs
//! note: wrapper in memberwise initializer
import Dovetail
import Probe
struct X: Sendable {}
@propertyWrapper struct Logged<T: Sendable>: Sendable { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
struct F: Sendable { @Logged var x: X }
let box = try Container { c in c.register(F.self, F.init) }
attempt { try box.resolve(F.self) }
