//! class: K7 helpers
//! note: a generic type autoregisters initializers of its parameter
import Swinject
import Probe
import SwinjectAutoregistration
final class Feed {}
final class Log {}
final class Screen { init(feed: Feed) {} }
final class Page { init(log: Log) {} }
let container = Container()
struct Binding<T> {
    func to<A>(_ make: @escaping (A) -> T) { container.autoregister(T.self, initializer: make) }
}
func bind<T>(_ type: T.Type) -> Binding<T> { Binding() }
container.register(Feed.self) { _ in Feed() }
bind(Screen.self).to(Screen.init)
bind(Page.self).to(Page.init)
probe(container.resolve(Screen.self))
probe(container.resolve(Page.self))
