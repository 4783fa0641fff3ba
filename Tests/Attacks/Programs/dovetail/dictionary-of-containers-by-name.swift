//! class: K1 places
//! note: containers by name, one name lacks the service
import Dovetail
import Probe
struct Feed: Sendable {}
let boxes = ["a": try Container { c in c.register(Feed.self) { _ in Feed() } }, "b": try Container { _ in }]
attempt { try boxes["a"]!.resolve(Feed.self) }
attempt { try boxes["b"]!.resolve(Feed.self) }
