//! class: K9 dispatch
//! note: a subclass fills another container
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
struct FeedAssembly: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
struct ChatAssembly: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
let one = Container(), two = Container()
class Filler { func fill(_ list: [Assembly]) { for a in list { a.assemble(container: one) } } }
final class Other: Filler { override func fill(_ list: [Assembly]) { for a in list { a.assemble(container: two) } } }
let filler: Filler = Other()
filler.fill([FeedAssembly(), ChatAssembly()])
probe(one.resolve(Chat.self))
probe(one.resolve(Feed.self))
