//! class: K8 not counted
//! note: a wrapper of a container is used through an alias of its type
import Swinject
import Probe
final class Feed {}
final class Log {}
typealias Injector = DependencyInjector
final class DependencyInjector {
    let container = Container()
    func resolve<T>(_ type: T.Type) -> T? { container.resolve(type) }
}
struct Coordinator {
    let injector: Injector
    func start() {
        probe(injector.resolve(Feed.self))
        probe(injector.resolve(Log.self)) //~ missing-registration
    }
}
let box = DependencyInjector()
box.container.register(Feed.self) { _ in Feed() }
Coordinator(injector: box).start()
