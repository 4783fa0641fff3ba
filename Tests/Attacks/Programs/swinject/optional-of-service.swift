//! class: K5 types
//! note: an optional of a service is another type
import Swinject
import Probe
final class Feed {}
let box = Container()
box.register(Feed.self) { _ in Feed() }
box.register(Int?.self) { _ in 1 }
probe(box.resolve(Feed.self))
probe(box.resolve(Int.self)) //~ missing-registration
