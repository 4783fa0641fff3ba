//! class: K1 places
//! note: two injectors of which one container has it
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
struct FeedAssembly: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
struct ChatAssembly: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
final class Injector {
    private let container: Container
    init(_ container: Container) { self.container = container }
    func find<T>(_ type: T.Type) -> T? { container.resolve(type) }
}
let a = Container(), b = Container()
a.register(Feed.self) { _ in Feed() }
b.register(Chat.self) { _ in Chat() }
let one = Injector(a), two = Injector(b)
probe(one.find(Feed.self))
probe(two.find(Chat.self))
