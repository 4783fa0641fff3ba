//! class: K2 choices
//! note: a guard returns the empty one
import Swinject
import Probe
final class Feed {}
let full = Container(), empty = Container()
full.register(Feed.self) { _ in Feed() }
func pick(_ n: Int) -> Container { guard n > 0 else { return empty }; return full }
probe(pick(1).resolve(Feed.self))
probe(pick(0).resolve(Feed.self))
