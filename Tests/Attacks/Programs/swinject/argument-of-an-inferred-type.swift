//! class: K7 helpers
//! note: a helper passes an argument of an associated type that is inferred
import Swinject
import Probe
protocol ViewModelable { associatedtype Input; init(_ i: Input) }
final class Feed: ViewModelable { init(_ i: Int) {} }
final class Chat: ViewModelable { init(_ i: Int) {} }
final class Injector {
    private let container: Container
    init(container: Container) { self.container = container }
    func resolve<T: ViewModelable>(_ type: T.Type, input: T.Input) -> T? { container.resolve(type, argument: input) }
}
let container = Container()
container.register(Feed.self) { (_, i: Int) in Feed(i) }
container.register(Chat.self) { (_, i: Int8) in Chat(Int(i)) }
let injector = Injector(container: container)
probe(injector.resolve(Feed.self, input: 1))
probe(injector.resolve(Chat.self, input: 1))
