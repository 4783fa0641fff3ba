//! class: K9 dispatch
//! note: the function leaves the first one out
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
struct FeedAssembly: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
struct ChatAssembly: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
let one = Container()
func fill(_ list: [Assembly]) { list.dropFirst().forEach { $0.assemble(container: one) } }
fill([FeedAssembly(), ChatAssembly()])
probe(one.resolve(Chat.self))
probe(one.resolve(Feed.self))
