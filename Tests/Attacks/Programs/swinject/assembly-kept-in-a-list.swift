//! class: K10 assemblies
//! note: a list of assemblies is made and given to nobody
import Swinject
import Probe
final class Feed {}
final class Main: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
let all: [Assembly] = [Main()]
let assembler = Assembler([])
probe(assembler.resolver.resolve(Feed.self))
