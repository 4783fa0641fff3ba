//! class: K10 assemblies
//! note: two assemblies called Main, one of them is applied
import Swinject
import Probe
final class Feed {}
final class Chat {}
enum FeedModule { final class Main: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } } }
enum ChatModule { final class Main: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } } }
let assembler = Assembler([FeedModule.Main()])
probe(assembler.resolver.resolve(Feed.self))
probe(assembler.resolver.resolve(Chat.self)) //~ missing-registration
