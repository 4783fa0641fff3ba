//! class: K2 choices
//! note: a stored closure says which container is asked
import Swinject
import Probe
final class Feed {}
let full = Container(), empty = Container()
full.register(Feed.self) { _ in Feed() }
var current: () -> Container = { full }
probe(current().resolve(Feed.self))
current = { empty }
probe(current().resolve(Feed.self))
