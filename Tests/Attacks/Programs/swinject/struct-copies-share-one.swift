//! class: K1 places
//! note: a struct's copies hold the same container
import Swinject
import Probe
final class Feed {}
struct Screen { let box = Container() }
let one = Screen()
let copy = one
one.box.register(Feed.self) { _ in Feed() }
probe(copy.box.resolve(Feed.self))
