//! class: K1 places
//! note: children of two parents, and one parent lacks the service
import Swinject
import Probe
final class Feed {}
let full = Container(), empty = Container()
full.register(Feed.self) { _ in Feed() }
func child(_ parent: Container) -> Container { let box = Container(parent: parent); box.register(Int.self) { _ in 1 }; return box }
probe(child(full).resolve(Feed.self))
probe(child(empty).resolve(Feed.self))
