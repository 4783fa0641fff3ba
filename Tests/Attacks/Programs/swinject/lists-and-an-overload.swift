//! class: K9 dispatch
//! note: an overload takes other lists
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
struct FeedAssembly: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
struct ChatAssembly: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
let one = Container(), two = Container()
func fill(_ list: [Assembly]) { for a in list { a.assemble(container: one) } }
func fill(_ list: [FeedAssembly]) { for a in list { a.assemble(container: two) } }
fill([FeedAssembly()])
fill([ChatAssembly()])
probe(one.resolve(Chat.self))
probe(one.resolve(Feed.self))
