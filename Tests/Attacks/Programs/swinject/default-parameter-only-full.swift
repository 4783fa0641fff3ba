//! class: K2 choices
//! note: the default is used, and a call passes an equal one
import Swinject
import Probe
final class Feed {}
let full = Container()
full.register(Feed.self) { _ in Feed() }
func ask(in box: Container = full) { probe(box.resolve(Feed.self)) }
ask(in: full)
ask()
