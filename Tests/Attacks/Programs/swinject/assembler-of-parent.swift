//! class: K10 assemblies
//! note: an assembler with a parent sees what the parent's assemblies register
import Swinject
import Probe
final class Feed {}
final class Post {}
struct FeedAssembly: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
struct PostAssembly: Assembly { func assemble(container: Container) { container.register(Post.self) { _ in Post() } } }
let parent = Assembler([FeedAssembly()])
let child = Assembler([PostAssembly()], parent: parent)
probe(child.resolver.resolve(Feed.self))
probe(parent.resolver.resolve(Feed.self))
probe(parent.resolver.resolve(Post.self)) //~ missing-registration
