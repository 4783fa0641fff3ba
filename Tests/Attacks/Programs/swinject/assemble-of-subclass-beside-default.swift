//! class: K9 dispatch
//! note: a base class assembles by the protocol's default, its subclass has a method of the name
import Swinject
import Probe
final class Feed {}
final class Chat {}
protocol FeedAssembly: Assembly {}
extension FeedAssembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
class Base: FeedAssembly {}
final class Two: Base { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
let b = Assembler([Two()]).resolver
probe(b.resolve(Feed.self))
probe(b.resolve(Chat.self)) //~ missing-registration
