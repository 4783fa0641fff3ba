//! class: K10 assemblies
//! note: a choice in a list that is cast
import Swinject
import Probe
final class Feed {}
final class Chat {}
final class A: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
final class B: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
let flag = CommandLine.arguments.count > 100
let assembler = Assembler([flag ? A() : B()] as [any Assembly])
probe(assembler.resolver.resolve(Chat.self))
probe(assembler.resolver.resolve(Feed.self))
