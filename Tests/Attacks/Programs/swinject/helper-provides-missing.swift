//! class: K7 helpers
//! note: a helper of another name registers initializers whose parameters are resolved
import Swinject
import Probe
import SwinjectAutoregistration
final class Feed {}
final class Log {}
final class Screen { init(feed: Feed) {} }
final class Page { init(log: Log) {} }
let container = Container()
func provide<T>(_ type: T.Type, _ make: @escaping () -> T) { container.autoregister(type, initializer: make) }
func provide<T, A>(_ type: T.Type, _ make: @escaping (A) -> T) { container.autoregister(type, initializer: make) }
provide(Feed.self, Feed.init)
provide(Screen.self, Screen.init(feed:))
provide(Page.self, Page.init) //~ missing-registration
probe(container.resolve(Screen.self))
probe(container.resolve(Page.self))
