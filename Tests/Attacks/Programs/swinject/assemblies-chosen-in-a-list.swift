//! class: K10 assemblies
//! note: choices in lists without a cast
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
class Base: Assembly { func assemble(container: Container) {} }
final class A: Base { override func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
final class B: Base { override func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
let flag = CommandLine.arguments.count > 100
var given: Base?
let one = Assembler([flag ? A() : B()])
probe(one.resolver.resolve(Chat.self))
probe(one.resolver.resolve(Feed.self))
given = B()
let two = Assembler([given ?? A()])
probe(two.resolver.resolve(Feed.self))
