//! class: K5 types
//! note: an associated type is another type in each screen
import Swinject
import Probe
final class Feed {}
final class Chat {}
let box = Container()
box.register(Feed.self) { _ in Feed() }
protocol Screen { associatedtype Model }
extension Screen { func load() { probe(box.resolve(Model.self)) } }
struct FeedScreen: Screen { typealias Model = Feed }
struct ChatScreen: Screen { typealias Model = Chat }
FeedScreen().load()
ChatScreen().load()
