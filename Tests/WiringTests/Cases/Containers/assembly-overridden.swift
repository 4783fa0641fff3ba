//! title: a subclass that replaces 'assemble' does not apply what it inherits
//! runs: no
import Swinject

final class Feed {}
final class Chat {}
class Base: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
class Middle: Base { override func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
final class Last: Middle {}
let resolver = Assembler([Last()]).resolver
_ = resolver.resolve(Feed.self) //~ missing-registration: 'Feed'
_ = resolver.resolve(Chat.self)
