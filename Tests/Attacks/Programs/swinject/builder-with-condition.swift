//! class: K10 assemblies
//! note: a result builder with a condition gives the assemblies
import Swinject
import Probe
final class Feed {}
final class Chat {}
final class Feeds: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
final class Chats: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
@resultBuilder enum Parts {
    static func buildBlock(_ parts: [Assembly]...) -> [Assembly] { parts.flatMap { $0 } }
    static func buildExpression(_ a: Assembly) -> [Assembly] { [a] }
    static func buildOptional(_ a: [Assembly]?) -> [Assembly] { a ?? [] }
}
extension Assembler { convenience init(@Parts parts: () -> [Assembly]) { self.init(parts()) } }
let flag = CommandLine.arguments.isEmpty
let box = Assembler {
    Feeds()
    if flag { Chats() }
}.resolver
probe(box.resolve(Feed.self))
probe(box.resolve(Chat.self))
