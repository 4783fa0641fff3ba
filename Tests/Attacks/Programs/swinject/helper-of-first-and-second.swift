//! class: K7 helpers
//! note: a helper asks for a pair
import Swinject
import Probe
final class Feed {}
final class Chat {}
let box = Container()
box.register(Feed.self) { _ in Feed() }
func pair<A, B>(_ a: A.Type, _ b: B.Type) -> (A, B)? { box.resolve(A.self).flatMap { a in box.resolve(B.self).map { (a, $0) } } }
probe(pair(Feed.self, Feed.self))
probe(pair(Feed.self, Chat.self)) //~ missing-registration
