//! class: K13 function needs
//! note: a static function is the initializer
import Swinject
import Probe
import SwinjectAutoregistration
final class Feed {}
final class Screen { static func make(feed: Feed) -> Screen { Screen() } }
let full = Container(), empty = Container()
full.register(Feed.self) { _ in Feed() }
full.autoregister(Screen.self, initializer: Screen.make)
empty.autoregister(Screen.self, initializer: Screen.make) //~ missing-registration
probe(full.resolve(Screen.self))
probe(empty.resolve(Screen.self))
