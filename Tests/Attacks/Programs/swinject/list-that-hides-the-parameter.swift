//! class: K9 dispatch
//! note: one assembly with the list's name shadowed
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
struct FeedAssembly: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
struct ChatAssembly: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
let one = Container()
func fill(_ list: [Assembly]) { let list: [Assembly] = [ChatAssembly()]; for a in list { a.assemble(container: one) } }
fill([FeedAssembly()])
probe(one.resolve(Chat.self))
probe(one.resolve(Feed.self))
