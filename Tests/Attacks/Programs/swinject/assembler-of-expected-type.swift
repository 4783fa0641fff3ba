//! class: K3 assignments
//! note: an assembler is made by .init for a property and for an argument
import Swinject
import Probe
final class Feed {}
final class Chat {}
final class Feeds: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
final class Chats: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
func start(_ a: Assembler) { probe(a.resolver.resolve(Feed.self)); probe(a.resolver.resolve(Chat.self)) }
start(.init([Feeds()]))
final class App { let a: Assembler; init() { a = .init([Chats()]) }; func run() { probe(a.resolver.resolve(Feed.self)); probe(a.resolver.resolve(Chat.self)) } }
App().run()
