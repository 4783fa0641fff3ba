//! class: K10 assemblies
//! note: only a function that nothing calls applies the assembly
import Swinject
import Probe
final class Feed {}
final class Main: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
let assembler = Assembler([])
func boot() { assembler.apply(assembly: Main()) }
probe(assembler.resolver.resolve(Feed.self))
