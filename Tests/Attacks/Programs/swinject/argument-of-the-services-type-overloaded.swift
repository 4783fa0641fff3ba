//! class: K7 helpers
//! note: overloaded helpers, one passes an argument of a type that belongs to the service
import Swinject
import Probe
protocol ViewModelable { associatedtype Injectable }
final class Feed: ViewModelable { struct Injectable { let id: Int }; init(_ i: Injectable) {} }
final class Chat: ViewModelable { struct Injectable { let id: Int }; init(_ i: Injectable) {} }
final class Injector {
    private let container: Container
    init(container: Container) { self.container = container }
    func resolve<T>(_ type: T.Type) -> T { container.resolve(type)! }
    func resolve<T: ViewModelable>(_ type: T.Type, injectable: T.Injectable) -> T { container.resolve(type, argument: injectable)! }
}
let container = Container()
container.register(Feed.self) { (_, i: Feed.Injectable) in Feed(i) }
container.register(Chat.self) { (_, i: Feed.Injectable) in Chat(.init(id: i.id)) }
let injector = Injector(container: container)
probe(injector.resolve(Feed.self, injectable: .init(id: 1)))
probe(injector.resolve(Chat.self, injectable: .init(id: 1)))
