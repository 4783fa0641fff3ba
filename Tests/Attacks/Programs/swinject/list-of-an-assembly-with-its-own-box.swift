//! class: K9 dispatch
//! note: an element with arguments of its own container
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
struct FeedAssembly: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
struct ChatAssembly: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
struct Own: Assembly { let box: Container; func assemble(container: Container) { box.register(Feed.self) { _ in Feed() } } }
let one = Container(), two = Container()
func fill(_ list: [Assembly]) { for a in list { a.assemble(container: one) } }
fill([Own(box: two), ChatAssembly()])
probe(two.resolve(Feed.self))
probe(one.resolve(Feed.self))
