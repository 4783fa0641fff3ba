//! class: K9 dispatch
//! note: a list for another container
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
struct FeedAssembly: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
struct ChatAssembly: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
let one = Container(), two = Container()
func fill(_ box: Container, _ list: [Assembly]) { list.forEach { $0.assemble(container: box) } }
fill(one, [FeedAssembly()])
fill(two, [ChatAssembly(), FeedAssembly()])
probe(one.resolve(Feed.self))
probe(two.resolve(Chat.self))
probe(two.resolve(Feed.self))
probe(one.resolve(Chat.self))
