//! class: K10 assemblies
//! note: another function of the name is called, with other labels
import Swinject
import Probe
final class Feed {}
let container = Container()
func setUp() { container.register(Feed.self) { _ in Feed() } }
func setUp(quietly: Bool) {}
setUp(quietly: true)
probe(container.resolve(Feed.self))
