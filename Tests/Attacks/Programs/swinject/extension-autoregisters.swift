//! class: K7 helpers
//! note: an extension of Container registers initializers as singletons
import Swinject
import Probe
import SwinjectAutoregistration
final class Feed {}
final class Log {}
final class Screen { init(feed: Feed) {} }
final class Page { init(log: Log) {} }
extension Container {
    func single<T>(_ make: @escaping () -> T) { autoregister(T.self, initializer: make).inObjectScope(.container) }
    func single<T, A>(_ make: @escaping (A) -> T) { autoregister(T.self, initializer: make).inObjectScope(.container) }
}
let container = Container()
container.single(Feed.init)
container.single(Screen.init)
container.single(Page.init) //~ missing-registration
probe(container.resolve(Screen.self))
probe(container.resolve(Page.self))
