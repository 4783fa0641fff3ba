//! class: K5 types
//! note: a value of a class's metatype holds a subclass
import Dovetail
import Probe
class Screen: @unchecked Sendable {}
final class Home: Screen, @unchecked Sendable {}
let kind: Screen.Type = Home.self
let box = try Container { c in c.register(Screen.self) { _ in Screen() } }
attempt { try probe(box.resolve(kind)) }
