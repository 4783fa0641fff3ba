//! class: K7 helpers
//! note: a helper is called for a list of types
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
let box = try Container { c in c.register(Feed.self) { _ in Feed() } }
func warm<each Service>(_ types: repeat (each Service).Type) throws { repeat _ = try box.resolve(each types) }
attempt { try warm(Feed.self) }
attempt { try warm(Feed.self, Chat.self) }
