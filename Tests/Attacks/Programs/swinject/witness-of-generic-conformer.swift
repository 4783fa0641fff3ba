//! class: K9 dispatch
//! note: a generic function fills by a static requirement
import Swinject
import Probe
final class Feed {}
final class Chat {}
protocol Module { static func fill(_ box: Container) }
enum FeedModule: Module { static func fill(_ box: Container) { box.register(Feed.self) { _ in Feed() } } }
enum ChatModule: Module { static func fill(_ box: Container) { box.register(Chat.self) { _ in Chat() } } }
func start<M: Module>(_ module: M.Type) -> Container { let box = Container(); M.fill(box); return box }
probe(start(FeedModule.self).resolve(Feed.self))
probe(start(FeedModule.self).resolve(Chat.self))
