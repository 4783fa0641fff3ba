//! class: K7 helpers
//! note: a helper registers functions whose parameters are resolved
import Swinject
import Probe
import SwinjectAutoregistration
final class Feed {}
final class Log {}
final class Screen { init(feed: Feed) {} }
final class Page { init(log: Log) {} }
let container = Container()
func provide<T, A>(_ type: T.Type, _ make: @escaping (A) -> T) { container.autoregister(type, initializer: make) }
func makeScreen(feed: Feed) -> Screen { Screen(feed: feed) }
func makePage(log: Log) -> Page { Page(log: log) }
container.register(Feed.self) { _ in Feed() }
provide(Screen.self, makeScreen)
provide(Page.self, makePage) //~ missing-registration
probe(container.resolve(Screen.self))
probe(container.resolve(Page.self))
