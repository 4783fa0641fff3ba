//! class: K10 assemblies
//! note: an assembly is made in a function and thrown away
import Swinject
import Probe
final class Feed {}
final class Main: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
let assembler = Assembler([])
func boot() {
    _ = Main()
}
boot()
probe(assembler.resolver.resolve(Feed.self))
