//! class: K13 function needs
//! note: a factory passes what may be missing for an optional parameter
import Swinject
import Probe
final class Feed {}
final class Log {}
final class Screen { init(_ feed: Feed, log: Log?) {} }
let box = Container()
box.register(Feed.self) { _ in Feed() }
box.register(Screen.self) { r in Screen(r.resolve(Feed.self)!, log: r.resolve(Log.self)) }
probe(box.resolve(Screen.self))
