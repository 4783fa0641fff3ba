//! class: K7 helpers
//! note: a helper resolves the parameter of its closure with an operator
import Swinject
import Probe
import SwinjectAutoregistration
final class Feed {}
final class Log {}
final class Screen { init(feed: Feed) {} }
final class Page { init(log: Log) {} }
let container = Container()
func provide<T, A>(_ type: T.Type, _ make: @escaping (A) -> T) {
    container.register(type) { r in make(r~>) }
}
container.register(Feed.self) { _ in Feed() }
provide(Screen.self, Screen.init)
provide(Page.self, Page.init)
probe(container.resolve(Screen.self))
probe(container.resolve(Page.self))
