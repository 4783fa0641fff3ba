//! class: K10 assemblies
//! note: a function that nothing calls calls the one that applies the assembly
import Swinject
import Probe
final class Feed {}
final class Main: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
let assembler = Assembler([])
let main = Main()
func boot() { apply() }
func apply() { assembler.apply(assemblies: [main]) }
probe(assembler.resolver.resolve(Feed.self))
