//! class: K17 equal types
//! note: [String: Int]? in sugar and out of it
import Dovetail
import Probe
let box = try Container { c in c.register([String: Int].self) { _ in ["a": 1] } }
attempt { try box.resolve(Dictionary<String, Int>.self) }
attempt { try box.resolve(Optional<[String: Int]>.self) }
