//! class: K6 names
//! note: the name is made of a type's name
import Dovetail
import Probe
struct Api: Sendable {}
struct Song {}
let box = try Container { c in c.register(Api.self, name: "\(Song.self)") { _ in Api() } }
attempt { try box.resolve(Api.self, name: "Song") }
attempt { try box.resolve(Api.self, name: String(describing: Song.self)) }
