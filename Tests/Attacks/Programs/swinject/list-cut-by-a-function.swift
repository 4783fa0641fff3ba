//! class: K9 dispatch
//! note: a function leaves out some of the assemblies that it is passed
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
struct FeedAssembly: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
struct ChatAssembly: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
func some(_ all: [Assembly]) -> [Assembly] { all.filter { $0 is FeedAssembly } }
let assembler = Assembler(some([FeedAssembly(), ChatAssembly()]))
probe(assembler.resolver.resolve(Feed.self))
probe(assembler.resolver.resolve(Chat.self))
