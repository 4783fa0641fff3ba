//! class: K10 assemblies
//! note: an alias of Assembly, and a composition with it
import Swinject
import Probe
final class Feed {}
final class Chat {}
typealias Module = Assembly
protocol Named {}
final class Feeds: Module { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
final class Chats: Assembly & Named { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
let r = Assembler([Feeds(), Chats()]).resolver
probe(r.resolve(Feed.self))
probe(r.resolve(Chat.self))
