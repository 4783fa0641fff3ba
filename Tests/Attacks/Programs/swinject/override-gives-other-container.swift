//! class: K2 choices
//! note: a subclass gives another container
import Swinject
import Probe
final class Feed {}
let full = Container(), empty = Container()
full.register(Feed.self) { _ in Feed() }
class Screen { func box() -> Container { empty }; func show() { probe(box().resolve(Feed.self)) } } //~ missing-registration
final class Live: Screen { override func box() -> Container { full } }
Live().show()
Screen().show()
