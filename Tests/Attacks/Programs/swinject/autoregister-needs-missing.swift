//! class: K13 function needs
//! note: one of two needs of an initializer is missing
import Swinject
import Probe
import SwinjectAutoregistration
final class Feed {}
final class Log {}
final class Screen { init(feed: Feed, log: Log) {} }
let box = Container()
box.register(Feed.self) { _ in Feed() }
box.autoregister(Screen.self, initializer: Screen.init) //~ missing-registration
probe(box.resolve(Screen.self))
