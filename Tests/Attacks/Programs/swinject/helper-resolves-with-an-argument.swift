//! class: K7 helpers
//! note: a helper resolves one parameter of its closure and passes an argument for the other
import Swinject
import Probe
import SwinjectAutoregistration
final class Feed {}
final class Log {}
final class Screen { init(feed: Feed, id: Int) {} }
final class Page { init(log: Log, id: Int) {} }
let container = Container()
func provide<T, A>(_ type: T.Type, _ make: @escaping (A, Int) -> T) {
    container.register(type) { (r: Resolver, id: Int) in make(r.resolve(A.self)!, id) }
}
container.register(Feed.self) { _ in Feed() }
provide(Screen.self, Screen.init)
provide(Page.self, Page.init)
probe(container.resolve(Screen.self, argument: 1))
probe(container.resolve(Page.self, argument: 2))
