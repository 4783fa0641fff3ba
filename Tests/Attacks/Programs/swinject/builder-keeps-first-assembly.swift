//! class: K10 assemblies
//! note: a property with a builder lists assemblies
import Swinject
import Probe
final class Feed {}
final class Chat {}
final class Feeds: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
final class Chats: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
@resultBuilder enum Parts { static func buildBlock(_ parts: Assembly...) -> [Assembly] { [parts[0]] } }
enum App { @Parts static var parts: [Assembly] {
    Feeds()
    Chats()
} }
let box = Assembler(App.parts).resolver
probe(box.resolve(Feed.self))
probe(box.resolve(Chat.self))
