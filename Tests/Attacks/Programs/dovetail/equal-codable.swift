//! class: K17 equal types
//! note: Codable is Encodable & Decodable
import Dovetail
import Probe
struct Model: Codable, Sendable {}
let box = try Container { c in c.register((any Codable).self) { _ in Model() } }
attempt { try box.resolve((any Encodable & Decodable).self) }
attempt { try box.resolve((any Decodable & Encodable).self) }
attempt { try box.resolve((any Encodable).self) } //~ missing-registration
