//! class: K10 assemblies
//! note: the function that applies the assembly is called through a protocol, and one is given as a value
import Swinject
import Probe
final class Feed {}
final class Page {}
final class Main: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
let assembler = Assembler([])
let container = Container()
protocol Step { func run() }
struct Applying: Step { func run() { assembler.apply(assembly: Main()) } }
func pages() { container.register(Page.self) { _ in Page() } }
let steps: [any Step] = [Applying()]
steps.forEach { $0.run() }
let more = [pages]
more.forEach { $0() }
probe(assembler.resolver.resolve(Feed.self))
probe(container.resolve(Page.self))
