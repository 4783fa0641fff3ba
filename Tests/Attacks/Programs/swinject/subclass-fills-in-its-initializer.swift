//! class: K1 places
//! note: a subclass of a wrapper fills in its initializer, the base is made too
import Swinject
import Probe
final class Feed {}
class Base { let c = Container() }
final class Full: Base { override init() { super.init(); c.register(Feed.self) { _ in Feed() } } }
let full = Full(), base = Base()
probe(full.c.resolve(Feed.self))
probe(base.c.resolve(Feed.self))
