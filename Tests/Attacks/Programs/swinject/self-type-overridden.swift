//! class: K2 choices
//! note: Self.c of a subclass
import Swinject
import Probe
final class Feed {}
let full = Container(), empty = Container()
full.register(Feed.self) { _ in Feed() }
class Screen { class var c: Container { full }; func show() { probe(Self.c.resolve(Feed.self)) } }
final class Other: Screen { override class var c: Container { empty } }
Screen().show()
Other().show()
