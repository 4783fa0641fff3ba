//! class: K10 assemblies
//! note: an assembly is applied by an optional assembler that is nil
import Swinject
import Probe
final class Feed {}
struct Feeds: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
let box = Container()
let assembler = Assembler(container: box)
func add(_ assembler: Assembler?) { assembler?.apply(assembly: Feeds()) }
add(nil)
probe(box.resolve(Feed.self))
