//! class: K1 places
//! note: a method resolves in an object of which the other one has no registration
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
struct FeedAssembly: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
struct ChatAssembly: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
final class Screen {
    private let container: Container
    init(_ container: Container) { self.container = container }
    func show() { probe(container.resolve(Feed.self)) }
}
let a = Container(), b = Container()
a.register(Feed.self) { _ in Feed() }
let one = Screen(a), two = Screen(b)
one.show()
_ = two
