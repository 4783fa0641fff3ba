//! class: K10 assemblies
//! note: an assembly is made and not applied
import Swinject
import Probe
final class Feed {}
final class Main: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
let main = Main()
let assembler = Assembler([])
probe(assembler.resolver.resolve(Feed.self))
_ = main
