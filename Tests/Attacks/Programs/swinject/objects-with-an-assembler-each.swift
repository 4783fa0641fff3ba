//! class: K1 places
//! note: an assembler for each scene
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
struct FeedAssembly: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
struct ChatAssembly: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
final class Scene {
    let assembler: Assembler
    init(_ assembler: Assembler) { self.assembler = assembler }
    func start() { assembler.apply(assembly: FeedAssembly()) }
}
let a = Assembler(), b = Assembler()
let one = Scene(a), two = Scene(b)
one.start()
probe(a.resolver.resolve(Feed.self))
probe(b.resolver.resolve(Feed.self))
