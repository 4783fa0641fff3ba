//! class: K9 dispatch
//! note: lists in assemblies that an injector is given
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
struct FeedAssembly: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
struct ChatAssembly: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
class DomainAssembly: Assembly {
    func assemble(container: Container) {
        let assemblies: [Assembly] = [
            FeedAssembly()
        ]
        assemblies.forEach {
            $0.assemble(container: container)
        }
    }
}
final class Injector {
    private let container: Container
    init(container: Container) { self.container = container }
    func assemble(_ list: [Assembly]) { list.forEach { $0.assemble(container: container) } }
    func find<T>(_ type: T.Type) -> T? { container.resolve(type) }
}
let injector = Injector(container: Container())
injector.assemble([DomainAssembly()])
probe(injector.find(Feed.self))
probe(injector.find(Chat.self))
