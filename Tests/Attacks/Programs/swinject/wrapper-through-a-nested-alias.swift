//! class: K8 not counted
//! note: a wrapper of a container is used through an alias in a struct of dependencies
import Swinject
import Probe
final class Feed {}
final class Log {}
class Base { let container = Container(); func resolve<T>(_ type: T.Type) -> T? { container.resolve(type) } }
final class DependencyInjector: Base {}
final class Coordinator {
    typealias Injector = DependencyInjector
    struct Dependency { let injector: Injector }
    let dependency: Dependency
    init(dependency: Dependency) { self.dependency = dependency }
    func start() {
        probe(self.dependency.injector.resolve(Feed.self))
        probe(dependency.injector.resolve(Log.self)) //~ missing-registration
    }
}
let box = DependencyInjector()
box.container.register(Feed.self) { _ in Feed() }
Coordinator(dependency: .init(injector: box)).start()
