//! class: K2 choices
//! note: the first that is there is chosen
import Swinject
import Probe
final class Feed {}
let full = Container()
full.register(Feed.self) { _ in Feed() }
var override: Container?
func current() -> Container { override ?? full }
probe(current().resolve(Feed.self))
override = Container()
probe(current().resolve(Feed.self))
