//! class: K9 dispatch
//! note: the function as a value
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
struct FeedAssembly: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
struct ChatAssembly: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
let one = Container()
func fill(_ list: [Assembly]) { for a in list { a.assemble(container: one) } }
func apply(_ f: ([Assembly]) -> Void) { f([ChatAssembly()]) }
apply(fill)
fill([FeedAssembly()])
probe(one.resolve(Chat.self))
probe(one.resolve(Feed.self))
