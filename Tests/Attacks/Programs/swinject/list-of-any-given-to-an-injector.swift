//! class: K9 dispatch
//! note: an injector of any that is given its assemblies
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
struct FeedAssembly: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
struct ChatAssembly: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
final class Injector {
    private let container: Container
    init(container: Container) { self.container = container }
    func assemble(_ list: [any Assembly]) { list.forEach { $0.assemble(container: container) } }
    func find<T>(_ type: T.Type) -> T? { container.resolve(type) }
}
let injector = Injector(container: Container())
injector.assemble([FeedAssembly()])
probe(injector.find(Feed.self))
probe(injector.find(Chat.self))
