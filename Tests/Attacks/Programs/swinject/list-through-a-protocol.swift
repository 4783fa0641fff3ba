//! class: K9 dispatch
//! note: through a protocol
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
struct FeedAssembly: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
struct ChatAssembly: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
let one = Container(), two = Container()
protocol Filling { func fill(_ list: [Assembly]) }
struct First: Filling { func fill(_ list: [Assembly]) { for a in list { a.assemble(container: one) } } }
struct Second: Filling { func fill(_ list: [Assembly]) { for a in list { a.assemble(container: two) } } }
let all: [any Filling] = [First(), Second()]
all[1].fill([FeedAssembly()])
First().fill([ChatAssembly()])
probe(one.resolve(Chat.self))
probe(one.resolve(Feed.self))
