//! class: K10 assemblies
//! note: an extension of a protocol gives assemble, one assembly has its own
import Swinject
import Probe
final class Feed {}
final class Chat {}
protocol FeedAssembly: Assembly {}
extension FeedAssembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
final class One: FeedAssembly {}
final class Two: FeedAssembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
let a = Assembler([One()]).resolver, b = Assembler([Two()]).resolver
probe(a.resolve(Feed.self))
probe(b.resolve(Chat.self))
probe(b.resolve(Feed.self)) //~ missing-registration
