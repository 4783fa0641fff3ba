//! class: K10 assemblies
//! note: assemblies that are applied one after the other
import Swinject
import Probe
final class Feed {}
final class Chat {}
struct FeedAssembly: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
struct ChatAssembly: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
let box = Container()
let assembler = Assembler(container: box)
assembler.apply(assembly: FeedAssembly())
assembler.apply(assemblies: [ChatAssembly()])
probe(box.resolve(Feed.self))
probe(assembler.resolver.resolve(Chat.self))
