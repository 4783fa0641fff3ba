//! class: K1 places
//! note: a method of each object fills what a function passes on
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
struct FeedAssembly: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
struct ChatAssembly: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
func fill(_ c: Container) { inner(c) }
func inner(_ c: Container) { c.register(Feed.self) { _ in Feed() } }
final class Screen {
    private let container: Container
    init(_ container: Container) { self.container = container }
    func start() { fill(container) }
    func show() { probe(container.resolve(Feed.self)) }
}
let one = Screen(Container()), two = Screen(Container())
one.start()
one.show()
two.show()
