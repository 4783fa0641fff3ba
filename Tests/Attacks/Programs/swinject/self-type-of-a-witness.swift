//! class: K2 choices
//! note: Self.c of a witness beside a default
import Swinject
import Probe
final class Feed {}
let full = Container(), empty = Container()
full.register(Feed.self) { _ in Feed() }
protocol Screen { static var c: Container { get } }
extension Screen { static var c: Container { full }; func show() { probe(Self.c.resolve(Feed.self)) } }
struct One: Screen {}
struct Other: Screen { static var c: Container { empty } }
One().show()
Other().show()
