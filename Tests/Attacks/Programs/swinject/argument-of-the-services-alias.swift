//! class: K7 helpers
//! note: a helper passes an argument of an alias that belongs to the service
import Swinject
import Probe
protocol ViewModelable { associatedtype Injectable }
final class Feed: ViewModelable { typealias Injectable = Int; init(_ i: Int) {} }
final class Chat: ViewModelable { typealias Injectable = Int; init(_ i: Int) {} }
final class Injector {
    private let container: Container
    init(container: Container) { self.container = container }
    func resolve<T: ViewModelable>(_ type: T.Type, injectable: T.Injectable) -> T? { container.resolve(type, argument: injectable) }
}
let container = Container()
container.register(Feed.self) { (_, i: Int) in Feed(i) }
container.register(Chat.self) { (_, i: Int8) in Chat(Int(i)) }
let injector = Injector(container: container)
probe(injector.resolve(Feed.self, injectable: 1))
probe(injector.resolve(Chat.self, injectable: 1))
