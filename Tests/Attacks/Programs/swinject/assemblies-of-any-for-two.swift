//! class: K9 dispatch
//! note: single assemblies for two containers
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
struct FeedAssembly: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
struct ChatAssembly: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
let one = Container(), two = Container()
func add(_ a: any Assembly, to box: Container) { a.assemble(container: box) }
add(FeedAssembly(), to: one)
add(ChatAssembly(), to: two)
probe(one.resolve(Feed.self))
probe(two.resolve(Feed.self))
