//! class: K10 assemblies
//! note: an assembly's loaded hook resolves what a later one registers
import Swinject
import Probe
final class Feed {}
struct First: Assembly { func assemble(container: Container) {}; func loaded(resolver: Resolver) { probe(resolver.resolve(Feed.self)) } }
struct Second: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
let assembler = Assembler([First(), Second()])
probe(assembler.resolver.resolve(Feed.self))
