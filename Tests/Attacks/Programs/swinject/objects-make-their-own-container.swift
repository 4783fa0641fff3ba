//! class: K1 places
//! note: one of two injectors that make their own container
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
struct FeedAssembly: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
struct ChatAssembly: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
final class Injector {
    private let container = Container()
    func addFeed() { container.register(Feed.self) { _ in Feed() } }
    func find<T>(_ type: T.Type) -> T? { container.resolve(type) }
}
let one = Injector(), two = Injector()
one.addFeed()
probe(one.find(Feed.self))
probe(two.find(Feed.self))
