//! class: K2 choices
//! note: a parameter's default is the empty one, and one call passes the full one
import Swinject
import Probe
final class Feed {}
let full = Container(), empty = Container()
full.register(Feed.self) { _ in Feed() }
func ask(in box: Container = empty) { probe(box.resolve(Feed.self)) }
ask(in: full)
ask()
