//! class: K2 choices
//! note: a subclass has another container than its base
import Dovetail
import Probe
struct Feed: Sendable {}
let full = try Container { c in c.register(Feed.self) { _ in Feed() } }
let empty = try Container { _ in }
class Screen { var box: Container { full }; func show() { attempt { try box.resolve(Feed.self) } } }
final class DemoScreen: Screen { override var box: Container { empty } }
Screen().show()
DemoScreen().show()
