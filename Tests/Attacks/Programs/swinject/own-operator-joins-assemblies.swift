//! class: K10 assemblies
//! note: an operator joins two lists of assemblies, and drops the first
import Swinject
import Probe
final class Feed {}
final class Chat {}
final class Feeds: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
final class Chats: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
infix operator ++>
func ++> (a: [Assembly], b: [Assembly]) -> [Assembly] { b }
let box = Assembler([Feeds()] ++> [Chats()]).resolver
probe(box.resolve(Chat.self))
probe(box.resolve(Feed.self))
