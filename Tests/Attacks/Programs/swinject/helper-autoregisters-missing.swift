//! class: K7 helpers
//! note: a helper registers initializers whose parameters are resolved, and one is missing
import Swinject
import Probe
import SwinjectAutoregistration
final class Feed {}
final class Log {}
final class Screen { init(feed: Feed) {} }
final class Page { init(feed: Feed, log: Log) {} }
struct Injector {
    let container = Container()
    func register<T>(_ type: T.Type, initializer: @escaping () -> T) { container.autoregister(type, initializer: initializer) }
    func register<T, A>(_ type: T.Type, initializer: @escaping (A) -> T) { container.autoregister(type, initializer: initializer) }
    func register<T, A, B>(_ type: T.Type, initializer: @escaping ((A, B) -> T)) { container.autoregister(type, initializer: initializer) }
    func resolve<T>(_ type: T.Type) -> T? { container.resolve(T.self) }
}
let box = Injector()
box.register(Feed.self, initializer: Feed.init)
box.register(Screen.self, initializer: Screen.init)
box.register(Page.self, initializer: Page.init) //~ missing-registration
probe(box.resolve(Screen.self))
probe(box.resolve(Page.self))
