//! class: K1 places
//! note: an injector for a test double beside the app's
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
struct FeedAssembly: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
struct ChatAssembly: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
final class Injector {
    private let container: Container
    init(_ container: Container) { self.container = container }
    func addFeed() { container.register(Feed.self) { _ in Feed() } }
    func addChat() { container.register(Chat.self) { _ in Chat() } }
    func find<T>(_ type: T.Type) -> T? { container.resolve(type) }
}
let one = Injector(Container())
one.addFeed()
probe(one.find(Feed.self))
func preview() -> Injector { let two = Injector(Container()); two.addChat(); return two }
probe(preview().find(Chat.self))
