//! class: K1 places
//! note: a struct with a container each
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
struct FeedAssembly: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
struct ChatAssembly: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
struct Injector {
    let container: Container
    func add() { container.register(Feed.self) { _ in Feed() } }
    func find<T>(_ type: T.Type) -> T? { container.resolve(type) }
}
let one = Injector(container: Container()), two = Injector(container: Container())
one.add()
probe(one.find(Feed.self))
probe(two.find(Feed.self))
