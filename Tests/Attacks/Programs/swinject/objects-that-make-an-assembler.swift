//! class: K1 places
//! note: an assembler that each object makes
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
struct FeedAssembly: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
struct ChatAssembly: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
final class Scene {
    private let assembler = Assembler()
    func start() { assembler.apply(assembly: FeedAssembly()) }
    func show() { probe(assembler.resolver.resolve(Feed.self)) }
}
let one = Scene(), two = Scene()
one.start()
one.show()
two.show()
