//! class: K16 inferred
//! note: the function's result says what is asked for
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
let box = try Container { c in c.register(Feed.self) { _ in Feed() } }
attempt { () throws -> Feed in try box.resolve() }
attempt { () throws -> Chat in try box.resolve() } //~ missing-registration
func feed() throws { func load() throws -> Feed { try box.resolve() }; _ = try load() }
try feed()
