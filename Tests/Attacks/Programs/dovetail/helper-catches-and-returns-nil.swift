//! class: K7 helpers
//! note: a helper turns the error into nil
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
let box = try Container { c in c.register(Feed.self) { _ in Feed() } }
func find<T>(_ type: T.Type) -> T? { try? box.resolve(type) }
probe(find(Feed.self))
probe(find(Chat.self)) //~ missing-registration
