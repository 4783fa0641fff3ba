//! class: K17 equal types
//! note: Self inside a type is the type
import Dovetail
import Probe
struct Feed: Sendable { static func load(_ box: Container) { attempt { try box.resolve(Self.self) } } }
let box = try Container { c in c.register(Feed.self) { _ in Feed() } }
Feed.load(box)
