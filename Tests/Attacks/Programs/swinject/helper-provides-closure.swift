//! class: K7 helpers
//! note: a helper registers closures whose parameters are resolved
import Swinject
import Probe
import SwinjectAutoregistration
final class Feed {}
final class Log {}
final class Screen { init(feed: Feed) {} }
final class Page { init(log: Log) {} }
let container = Container()
func provide<T, A>(_ type: T.Type, _ make: @escaping (A) -> T) { container.autoregister(type, initializer: make) }
container.register(Feed.self) { _ in Feed() }
provide(Screen.self) { (feed: Feed) in Screen(feed: feed) }
provide(Page.self) { (log: Log) in Page(log: log) } //~ missing-registration
probe(container.resolve(Screen.self))
probe(container.resolve(Page.self))
