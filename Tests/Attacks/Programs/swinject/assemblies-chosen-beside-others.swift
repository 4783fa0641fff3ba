//! class: K10 assemblies
//! note: choices in lists
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
final class A: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
final class B: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
let flag = CommandLine.arguments.count > 100
let one = Assembler([A()] + (flag ? [B()] : []))
probe(one.resolver.resolve(Feed.self))
probe(one.resolver.resolve(Chat.self))
let two = Assembler([A(), B()] as [any Assembly])
probe(two.resolver.resolve(Feed.self))
probe(two.resolver.resolve(Chat.self))
