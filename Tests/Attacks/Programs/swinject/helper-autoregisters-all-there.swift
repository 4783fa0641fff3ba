//! class: K7 helpers
//! note: overloads of a helper register initializers, and all parameters are registered
import Swinject
import Probe
import SwinjectAutoregistration
final class Feed {}
final class Log {}
final class Screen { init(feed: Feed) {} }
final class Page { init(feed: Feed, log: Log) {} }
let container = Container()
func register<T>(_ type: T.Type, by make: @escaping () -> T) { container.autoregister(type, initializer: make) }
func register<T, A>(_ type: T.Type, by make: @escaping (A) -> T) { container.autoregister(type, initializer: make) }
func register<T, A, B>(_ type: T.Type, by make: @escaping (A, B) -> T) { container.autoregister(type, initializer: make) }
register(Feed.self, by: Feed.init)
register(Log.self, by: { Log() })
register(Screen.self, by: Screen.init)
register(Page.self) { (feed: Feed, log: Log) in Page(feed: feed, log: log) }
probe(container.resolve(Screen.self))
probe(container.resolve(Page.self))
