//! class: K10 assemblies
//! note: the initializer of a class that nothing makes registers
import Swinject
import Probe
final class Feed {}
let container = Container()
final class Setup { init() { container.register(Feed.self) { _ in Feed() } } }
probe(container.resolve(Feed.self))
