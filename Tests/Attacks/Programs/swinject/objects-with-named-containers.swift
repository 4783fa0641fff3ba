//! class: K1 places
//! note: one of two injectors, named containers
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
struct FeedAssembly: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
struct ChatAssembly: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
final class Injector {
    let container: Container
    init(_ container: Container) { self.container = container }
    func add() { container.register(Feed.self) { _ in Feed() } }
}
let a = Container(), b = Container()
let one = Injector(a)
let two = Injector(b)
one.add()
probe(a.resolve(Feed.self))
probe(b.resolve(Feed.self))
