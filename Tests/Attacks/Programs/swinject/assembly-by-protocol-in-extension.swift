//! class: K10 assemblies
//! note: a class conforms through a protocol in an extension, and another one is not applied
import Swinject
import Probe
final class Feed {}
final class Chat {}
protocol Module: AnyObject, Assembly {}
final class Feeds {}
extension Feeds: Module { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
final class Chats: Module { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
let r = Assembler([Feeds()]).resolver
probe(r.resolve(Feed.self))
probe(r.resolve(Chat.self)) //~ missing-registration
