//! class: K5 types
//! note: a variable holds the type
import Dovetail
import Probe
struct Song: Sendable {}
struct Album: Sendable {}
let box = try Container { c in c.register(Song.self) { _ in Song() } }
let kind = Song.self
attempt { try box.resolve(kind) }
let other = Album.self
attempt { try box.resolve(other) } //~ missing-registration
