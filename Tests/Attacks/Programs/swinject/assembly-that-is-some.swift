//! class: K9 dispatch
//! note: some assembly that is a parameter
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
struct FeedAssembly: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
struct ChatAssembly: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
let one = Container()
func add(_ assembly: some Assembly) { assembly.assemble(container: one) }
add(FeedAssembly())
probe(one.resolve(Feed.self))
probe(one.resolve(Chat.self))
