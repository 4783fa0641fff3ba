//! class: K10 assemblies
//! note: an assembly is called with a container of its own
import Swinject
import Probe
final class Feed {}
final class Main: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
let a = Container(), b = Container()
Main().assemble(container: a)
probe(a.resolve(Feed.self))
probe(b.resolve(Feed.self)) //~ missing-registration
