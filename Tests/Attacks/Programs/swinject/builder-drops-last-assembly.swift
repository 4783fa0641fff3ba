//! class: K10 assemblies
//! note: a result builder drops one of two assemblies
import Swinject
import Probe
final class Feed {}
final class Chat {}
final class Feeds: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
final class Chats: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
@resultBuilder enum Parts {
    static func buildBlock(_ parts: any Assembly...) -> [any Assembly] { Array(parts.dropLast()) }
}
func assembler(@Parts _ parts: () -> [any Assembly]) -> Assembler { Assembler(parts()) }
let box = assembler {
    Feeds()
    Chats()
}
probe(box.resolver.resolve(Feed.self))
probe(box.resolver.resolve(Chat.self))
