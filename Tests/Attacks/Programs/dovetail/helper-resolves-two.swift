//! class: K7 helpers
//! note: a helper asks for both of its type parameters
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
let box = try Container { c in c.register(Feed.self) { _ in Feed() } }
func both<A, B>(_ a: A.Type, _ b: B.Type) throws -> (A, B) { (try box.resolve(A.self), try box.resolve(B.self)) }
attempt { try both(Feed.self, Chat.self) } //~ missing-registration
attempt { try both(Feed.self, Feed.self) }
