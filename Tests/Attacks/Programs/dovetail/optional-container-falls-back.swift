//! class: K2 choices
//! note: a container that is not there is replaced by one that lacks the service
import Dovetail
import Probe
struct Feed: Sendable {}
let full = try Container { c in c.register(Feed.self) { _ in Feed() } }
let empty = try Container { _ in }
func find(_ key: String) -> Container? { key == "full" ? full : nil }
attempt { try (find("full") ?? empty).resolve(Feed.self) }
attempt { try (find("other") ?? empty).resolve(Feed.self) }
